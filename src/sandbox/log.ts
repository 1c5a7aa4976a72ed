/** The sandbox's log. Never contains a key, a prompt or a signed link. */
export interface SandboxLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Writes each message as one line to a stream, level first. */
export function lineLog(stream: { write(text: string): unknown }): SandboxLog {
  const line = (level: string) => (message: string) => stream.write(`${level} ${message.replace(/[\r\n]+/g, ' ')}\n`);
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
