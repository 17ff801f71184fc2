import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../contract/locales.ts'
import { actionKeys, hasCommandKey, nameKeys, toShortcut } from './action-keys.ts'
import { type EditorAction, editorActions } from './editor-actions.ts'
import { editorTexts } from './texts.ts'

/** Actions behind which a group ends. */
const groupEnds: readonly EditorAction[] = ['redo', 'numbers', 'de', 'blocks']

/**
 * Buttons for everything that a text may hold. One stop of the Tab key; within it the arrows move (WAI-ARIA Authoring
 * Practices, toolbar).
 */
export function EditorToolbar({ locale, onAction }: { locale: Locale; onAction: (action: EditorAction) => void }) {
  const texts = editorTexts.toolbar
  const actions = editorActions.filter((action) => action !== locale)
  const [current, setCurrent] = useState<EditorAction>('bold')
  const bar = useRef<HTMLDivElement>(null)
  // It stays in sight above the text, which has to know how much of it is covered.
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--editor-toolbar', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isMac = hasCommandKey()

  const move = (event: KeyboardEvent) => {
    const at = actions.indexOf(current)
    const goals: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: actions.length - 1 }
    const goal = goals[event.key]
    const next = goal === undefined ? undefined : actions.at(goal % actions.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelector<HTMLElement>(`[data-action="${next}"]`)?.focus()
  }

  return (
    <div ref={bar} className="editor-toolbar" role="toolbar" aria-label={texts.label} onKeyDown={move}>
      {actions.map((action) => {
        const keys = actionKeys[action]
        return (
          <button
            key={action}
            type="button"
            className={groupEnds.includes(action) ? 'editor-tool editor-tool--last' : 'editor-tool'}
            data-action={action}
            tabIndex={action === current ? 0 : -1}
            aria-keyshortcuts={keys && toShortcut(keys, isMac)}
            // The text keeps its selection, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(action)}
            onClick={() => onAction(action)}
          >
            <span>{texts.actions[action]}</span>
            {keys && (
              <span className="editor-keys" aria-hidden="true">
                {nameKeys(keys, texts.keys, isMac)}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
