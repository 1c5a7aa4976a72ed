/** The log of all modules; VS Code's LogOutputChannel implements it. Never write a key or a signed link to it. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
