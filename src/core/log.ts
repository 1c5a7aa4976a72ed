/** The log of all modules, implemented by VS Code's LogOutputChannel. Never write a key or a signed link to it. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
