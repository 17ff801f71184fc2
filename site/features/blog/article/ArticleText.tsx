import type { Block } from '../../../../contract/content/article-body.ts'
import { inOrder } from '../../../shared/articles/in-order.ts'
import { Code, Inlines } from './ArticleInlines.tsx'
import { Definition, NoteBox, Pull, Roadmap, Stats, WarningBox } from './ArticleParts.tsx'
import { ArticlePicture } from './ArticlePicture.tsx'
import { ArticleTable } from './ArticleTable.tsx'

/** Items of a list; one that is a single paragraph needs no paragraph of its own. */
function Items({ items }: { items: readonly (readonly Block[])[] }) {
  return inOrder(items, (blocks) => {
    const [only, ...others] = blocks
    const isPlain = only?.kind === 'paragraph' && others.length === 0
    return (
      <li>
        {isPlain ? (
          <span lang={only.lang}>
            <Inlines inlines={only.children} />
          </span>
        ) : (
          <div>
            <Blocks blocks={blocks} />
          </div>
        )}
      </li>
    )
  })
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p lang={block.lang}>
          <Inlines inlines={block.children} />
        </p>
      )
    case 'heading': {
      const Title = block.level === 2 ? 'h2' : 'h3'
      return (
        <Title id={block.id}>
          <Inlines inlines={block.children} />
        </Title>
      )
    }
    case 'list':
      return block.isOrdered ? (
        <ol start={block.start === 1 ? undefined : block.start}>
          <Items items={block.items} />
        </ol>
      ) : (
        <ul className="hyphen-list">
          <Items items={block.items} />
        </ul>
      )
    case 'checklist':
      return (
        <ul className="boxes">
          <Items items={block.items} />
        </ul>
      )
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <Code text={block.text} />
        </pre>
      )
    case 'table':
      return <ArticleTable table={block} />
    case 'stats':
      return <Stats items={block.items} />
    case 'roadmap':
      return <Roadmap steps={block.steps.map((step) => ({ ...step, text: <Blocks blocks={step.children} /> }))} />
    case 'pull':
      return <Pull text={<Inlines inlines={block.children} />} />
    case 'warning':
      return (
        <WarningBox title={<Inlines inlines={block.title} />}>
          <Blocks blocks={block.children} />
        </WarningBox>
      )
    case 'definition':
      return (
        <Definition word={block.word} lang={block.lang} say={block.say}>
          <Blocks blocks={block.children} />
        </Definition>
      )
    case 'note':
      return (
        <NoteBox>
          <Blocks blocks={block.children} />
        </NoteBox>
      )
    case 'picture':
      return <ArticlePicture picture={block.picture} description={block.description} />
  }
}

/** The text of an article, or of a part of it: Markdown and the blocks of the house. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return inOrder(blocks, (block) => <BlockView block={block} />)
}
