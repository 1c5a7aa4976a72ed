/**
 * Takes the place of `@vscode/spdlog`, a native module that is not compiled here. Without it VS Code keeps no log
 * files, and every output channel of an extension stays empty.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const levels = ['trace', 'debug', 'info', 'warning', 'error', 'critical', 'off'];
export const version = 0;

export function setFlushOn(): void {
  // Nothing to set: every line is written immediately.
}

export function setLevel(): void {
  // Nothing to set: each logger has its own level.
}

/** The methods of spdlog's logger that VS Code uses. Appends to one file without rotation. */
export class Logger {
  private level = 0;
  private formatted = true;

  constructor(
    _type: string,
    _name: string,
    private readonly file: string,
  ) {
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, '');
  }

  trace(message: string): void {
    this.write(0, message);
  }

  debug(message: string): void {
    this.write(1, message);
  }

  info(message: string): void {
    this.write(2, message);
  }

  warn(message: string): void {
    this.write(3, message);
  }

  error(message: string): void {
    this.write(4, message);
  }

  critical(message: string): void {
    this.write(5, message);
  }

  getLevel(): number {
    return this.level;
  }

  setLevel(level: number): void {
    this.level = level;
  }

  setPattern(): void {
    this.formatted = true;
  }

  clearFormatters(): void {
    this.formatted = false;
  }

  flush(): void {
    // Nothing is buffered.
  }

  drop(): void {
    // No file is held open.
  }

  private write(level: number, message: string): void {
    if (level < this.level) return;
    const time = new Date().toISOString().replace('T', ' ').replace('Z', '');
    const line = this.formatted ? `${time} [${levels[level] ?? ''}] ${message}\n` : message;
    try {
      appendFileSync(this.file, line);
    } catch {
      // The log folder may be removed while the host is ending, so the line is dropped.
    }
  }
}

export function createRotatingLogger(name: string, file: string): Promise<Logger> {
  return Promise.resolve(new Logger('rotating', name, file));
}

export function createAsyncRotatingLogger(name: string, file: string): Promise<Logger> {
  return Promise.resolve(new Logger('rotating_async', name, file));
}
