import type { EditorAction } from './editor-actions.ts'

type Keys = { key: string; mac?: string }

/**
 * Keys of the buttons, as CodeMirror writes them (`Mod` is Ctrl, on a Mac Cmd). None with Ctrl and Alt together, which
 * is how Windows writes AltGr: on a French keyboard such a key would write a character.
 */
export const actionKeys: Partial<Record<EditorAction, Keys>> = {
  undo: { key: 'Mod-z' },
  redo: { key: 'Mod-y', mac: 'Mod-Shift-z' },
  bold: { key: 'Mod-b' },
  heading: { key: 'Mod-Shift-2', mac: 'Mod-Alt-2' },
  subheading: { key: 'Mod-Shift-3', mac: 'Mod-Alt-3' },
  numbers: { key: 'Mod-Shift-7' },
  bullets: { key: 'Mod-Shift-8' },
  link: { key: 'Mod-k' },
  de: { key: 'Mod-Shift-d' },
  en: { key: 'Mod-Shift-e' },
  fr: { key: 'Mod-Shift-f' },
  source: { key: 'Mod-Shift-s' },
  picture: { key: 'Mod-Shift-p' },
  blocks: { key: 'Mod-Shift-l' },
  search: { key: 'Mod-f' },
  help: { key: 'F1' },
}

/** Keys beside the buttons: the next complaint, saving at once. */
export const otherKeys = { complaint: { key: 'F8' }, save: { key: 'Mod-s' } } as const satisfies Record<string, Keys>

type KeyNames = { control: string; shift: string; alt: string }

/** Keys as a keyboard names them: `Ctrl+Maj+2`, on a Mac `⇧⌘2`. */
export function nameKeys({ key, mac = key }: Keys, names: KeyNames, isMac: boolean): string {
  const parts = (isMac ? mac : key).split('-')
  if (isMac) {
    const signs: Record<string, string> = { Alt: '⌥', Shift: '⇧', Mod: '⌘' }
    return (
      [...parts.slice(0, -1)]
        .sort()
        .map((part) => signs[part] ?? part)
        .join('') + (parts.at(-1)?.toUpperCase() ?? '')
    )
  }
  const words: Record<string, string> = { Mod: names.control, Shift: names.shift, Alt: names.alt }
  return parts.map((part) => words[part] ?? part.toUpperCase()).join('+')
}

/** The same for `aria-keyshortcuts` (WAI-ARIA 1.2). */
export const toShortcut = ({ key, mac = key }: Keys, isMac: boolean): string =>
  (isMac ? mac : key).replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+')

/** Whether this keyboard has Cmd in the place of Ctrl. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)
