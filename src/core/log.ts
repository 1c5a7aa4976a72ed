/** Where every module writes what happened; VS Code's LogOutputChannel has this interface. Never given the key or a signed link. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
