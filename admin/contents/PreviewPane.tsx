import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { contentsApi, type OpenedFile, type PreviewLink, previewPage } from '../../contract/api/admin-contents.ts'
import { ActionButton } from '../shared/ActionParts.tsx'
import { useShowFailure } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { atMoment } from '../shared/admin-formats.ts'
import { withQuery } from '../shared/client.ts'
import { Segments } from './Segments.tsx'

type PreviewPaneProps = {
  file: OpenedFile
  /** Of `useDraft`: the page is drawn again with each text that the server has taken, or that was loaded again. */
  saves: number
}

const sizes = { phone: 390, desk: 1280 } as const
type Size = keyof typeof sizes
type Light = 'light' | 'dark'

/** The page as visitors would see it with the drafts of this entry, as wide as a phone or a desk, light or dark. */
export function PreviewPane({ file, saves }: PreviewPaneProps) {
  const { path, group } = file.entry
  const [page, setPage] = useState(file.pages[0]?.path)
  const [size, setSize] = useState<Size>('phone')
  const [light, setLight] = useState<Light>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  if (page === undefined) return <p className="contents-nothing">Ce contenu ne se voit sur aucune page.</p>
  return (
    <section className="preview" aria-label="Aperçu">
      <div className="row">
        <Segments
          label="Taille"
          options={[
            ['phone', 'Téléphone'],
            ['desk', 'Ordinateur'],
          ]}
          value={size}
          onChoose={setSize}
        />
        <Segments
          label="Lumière"
          options={[
            ['light', 'Clair'],
            ['dark', 'Sombre'],
          ]}
          value={light}
          onChoose={setLight}
        />
        {file.pages.length > 1 && (
          <div className="form-field preview-page">
            <label className="visually-hidden" htmlFor="apercu-page">
              Page
            </label>
            <select id="apercu-page" value={page} onChange={(event) => setPage(event.currentTarget.value)}>
              {file.pages.map((one) => (
                <option key={one.path} value={one.path}>
                  {one.title}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <PreviewFrame file={file} page={page} saves={saves} width={sizes[size]} light={light} />
      {(group === 'articles' || group === 'pages') && <PreviewLinkButton path={path} />}
    </section>
  )
}

/** The window of a frame; nothing happens where it shows what is not ours: the browser's own page of an error. */
function readWindow(frame: HTMLIFrameElement | null, read: (window: Window) => void): void {
  try {
    if (frame?.contentWindow) read(frame.contentWindow)
  } catch {
    // Not ours to read.
  }
}

type PreviewFrameProps = PreviewPaneProps & { page: string; width: number; light: Light }

/** A window of a given width, made as small as its place; drawn again where the reader was. */
function PreviewFrame({ file, page, saves, width, light }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [space, setSpace] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSpace({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // The frame's own way back is not the owner's: it is replaced, never walked through.
  useEffect(() => {
    // One that is still on its way stands at its beginning, wherever the reader was.
    readWindow(frame.current, ({ scrollY, document }) => {
      if (document.readyState === 'complete') scrolled.current = scrollY
    })
    const address = withQuery(previewPage, { path: file.entry.path, page })
    frame.current?.contentWindow?.location.replace(saves === 0 ? address : `${address}&v=${saves}`)
  }, [file, page, saves])

  const scale = space ? Math.min(1, space.width / width) : 1
  return (
    <div className="preview-box" ref={box}>
      <iframe
        ref={frame}
        title="Aperçu de la page"
        style={{
          colorScheme: light,
          width: `${width}px`,
          height: space ? `${Math.round(space.height / scale)}px` : '100%',
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
        onLoad={() =>
          readWindow(frame.current, (window) => window.scrollTo({ top: scrolled.current, behavior: 'instant' }))
        }
      />
    </div>
  )
}

/** Makes a link for a person who is to see the draft, and says until when it works. */
function PreviewLinkButton({ path }: { path: string }) {
  const { client, show } = useAdmin()
  const showFailure = useShowFailure()
  const [made, setMade] = useState<PreviewLink>()
  const copy = async () => {
    const result = await client.post<PreviewLink>(contentsApi.previewLink, { path })
    if (result.kind !== 'ok') return showFailure(result, 'Lien non créé')
    const { url, until } = result.value
    try {
      await navigator.clipboard.writeText(url)
      setMade(undefined)
      show({
        kind: 'success',
        title: 'Lien copié',
        text: atMoment('Qui a ce lien voit ce brouillon, sans se connecter, jusqu’au {date} à {time}.', until),
      })
    } catch {
      // The browser does not let it be copied: it is shown.
      setMade(result.value)
    }
  }
  return (
    <div>
      <ActionButton className="row-action" action={copy}>
        Copier un lien d’aperçu
      </ActionButton>
      {made && (
        <div role="status">
          <p className="small">
            {atMoment('Ce lien montre le brouillon, sans connexion, jusqu’au {date} à {time} :', made.until)}
          </p>
          <p className="preview-link-text">{made.url}</p>
        </div>
      )}
    </div>
  )
}
