import { diffWords } from 'diff'
import { useMemo } from 'react'
import { cutContext } from './cut-context.ts'

type TextDiffProps = { before: string; after: string; lang?: string | undefined }

/** What differs between two texts, word by word; what is the same is cut to a few words around it. */
export function TextDiff({ before, after, lang }: TextDiffProps) {
  const pieces = useMemo(() => cutContext(diffWords(before, after)), [before, after])
  if (before === after) return <p className="small">Les deux textes sont identiques.</p>
  return (
    <div className="diff" lang={lang}>
      {pieces.map(({ kind, text }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text, in their order
        if (kind === 'same') return <span key={index}>{text}</span>
        if (kind === 'cut')
          return (
            <span key={index} className="diff-cut">
              […]
            </span>
          )
        return <DiffPiece key={index} kind={kind} text={text} />
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
      })}
    </div>
  )
}

/** Words that are gone or new, said so to who does not see how they are drawn. */
export function DiffPiece({ kind, text }: { kind: 'removed' | 'added'; text: string }) {
  const Piece = kind === 'removed' ? 'del' : 'ins'
  return (
    <Piece>
      <span className="visually-hidden">{kind === 'removed' ? 'retiré' : 'ajouté'} </span>
      {text}
    </Piece>
  )
}
