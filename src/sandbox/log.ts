/** The sandbox's log. Callers never pass a key, a prompt or a link that grants access. */
export interface SandboxLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Returns a log that writes each message to a stream as one line, which starts with the level. */
export function lineLog(stream: { write(text: string): unknown }): SandboxLog {
  const line = (level: string) => (message: string) => stream.write(`${level} ${message.replace(/[\r\n]+/g, ' ')}\n`);
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
