import * as l10n from '@vscode/l10n';
import { type Note, noteLimits } from '../views/panelProtocol';
import { button, element, isShortcut } from './elements';
import { timecode } from './timecode';
import type { VideoScreen } from './videoScreen';

/** A text field for a review note on the displayed frame. A button or the `N` key opens the field. */
export class NoteField {
  /** The container of the field. Empty while the field is closed. */
  readonly element = element('div', 'noteField');
  readonly openButton: HTMLButtonElement;
  private readonly field = element('input');
  private seconds = 0;

  constructor(
    private readonly screen: VideoScreen,
    private readonly onNote: (note: Note) => void,
  ) {
    const { field } = this;
    const { signal } = screen;
    this.openButton = button('addNote', `${l10n.t('Add Note')} (N)`, () => void this.open());
    field.type = 'text';
    field.maxLength = noteLimits.characters;
    field.dataset.action = 'noteText';
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      // Saving or closing moves focus to the video. Without `preventDefault`, the same key press would start the video.
      event.preventDefault();
      if (event.key === 'Enter') this.save();
      else this.close();
    });
    addEventListener(
      'keydown',
      (event) => {
        if (!isShortcut(event) || event.repeat || event.key.toLowerCase() !== 'n') return;
        event.preventDefault();
        void this.open();
      },
      { signal },
    );
  }

  private async open(): Promise<void> {
    const { screen, field } = this;
    screen.video.pause();
    await screen.frames.settle();
    if (screen.signal.aborted) return;
    this.seconds = Math.round(screen.frames.shown * 100) / 100;
    const label = l10n.t('Note at {0}', timecode(this.seconds));
    field.setAttribute('aria-label', label);
    field.placeholder = label;
    const save = button('saveNote', l10n.t('Save Note'), this.save);
    this.element.replaceChildren(element('span', 'clock', timecode(this.seconds)), field, save);
    field.focus();
  }

  private readonly save = (): void => {
    const text = this.field.value.trim();
    if (text !== '') this.onNote({ seconds: this.seconds, text });
    this.close();
  };

  private close(): void {
    this.field.value = '';
    this.element.replaceChildren();
    this.screen.video.focus();
  }
}

interface NoteListOptions {
  readonly notes: readonly Note[];
  readonly onJump: (seconds: number) => void;
  readonly onRemove: (note: Note) => void;
}

/** A list of notes. A click on a note jumps to the note's time in the video. */
export function noteList({ notes, onJump, onRemove }: NoteListOptions): HTMLElement {
  const list = element('ol', 'notes');
  for (const [index, note] of notes.entries()) {
    const item = element('li');
    // The exact time identifies the note, so a redraw never reuses the item's buttons for another note.
    item.dataset.seconds = String(note.seconds);
    const jump = button(`note${index}`, `${timecode(note.seconds)} ${note.text}`, () => onJump(note.seconds));
    jump.className = 'link';
    jump.dir = 'auto';
    const remove = button(`removeNote${index}`, '×', () => onRemove(note));
    remove.setAttribute('aria-label', `${l10n.t('Remove Note')}: ${note.text}`);
    remove.title = l10n.t('Remove Note');
    item.append(jump, remove);
    list.append(item);
  }
  return list;
}
