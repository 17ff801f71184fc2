import type { ComponentProps } from 'react'
import { csvSeparators } from '../../contract/api/admin.ts'
import { useAction } from './actions.ts'
import { colon } from './admin-formats.ts'
import { withQuery } from './client.ts'
import { csvTexts } from './texts.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'onClick'> & {
  /** There is nothing to do with it now. */
  isOff?: boolean
}

type BusyButtonProps = ButtonProps & {
  isBusy: boolean
  /** What it says meanwhile; without it the text stays. */
  busyText?: string | undefined
  onClick?: () => void
}

/** A button whose work is under way: it keeps the focus, a running thread takes the place of its hyphen. */
export function BusyButton(props: BusyButtonProps) {
  const { isBusy, busyText, isOff = false, className = 'button', onClick, children, ...button } = props
  return (
    <button
      type="submit"
      {...button}
      className={isBusy ? `${className} is-busy` : className}
      aria-disabled={isBusy || isOff || undefined}
      onClick={() => isBusy || isOff || onClick?.()}
    >
      {isBusy ? (busyText ?? children) : children}
    </button>
  )
}

/** A button that is busy until its action is done. */
export function ActionButton({ action, ...button }: ButtonProps & { action: () => Promise<unknown> }) {
  const { isBusy, run } = useAction()
  return <BusyButton {...button} type="button" isBusy={isBusy} onClick={() => run(action)} />
}

type ExportLinksProps = {
  path: string
  /** Which rows: none but those of a filter, or those that are named. */
  query?: Record<string, string>
  /** What is in the file, where it is not everything. */
  of?: string
}

/** A list as a file in two forms. */
export function ExportLinks({ path, query = {}, of }: ExportLinksProps) {
  const { isBusy, save } = useAction()
  return (
    <>
      {csvSeparators.map((separator) => {
        const href = withQuery(path, { ...query, separator })
        return (
          <a
            key={separator}
            className={isBusy ? 'button button--outline button--small is-busy' : 'button button--outline button--small'}
            href={href}
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              event.preventDefault()
              void save(href, { title: 'Export réussi', text: 'Le fichier CSV a été téléchargé.' })
            }}
          >
            {csvTexts[separator]}
            {of !== undefined && <span className="visually-hidden">{colon + of}</span>}
          </a>
        )
      })}
    </>
  )
}
