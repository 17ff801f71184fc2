import { searchIndexPath } from '../../../../contract/blog-routes.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { Icon } from '../../../shared/illustration/Icon.tsx'
import { InlineScript } from '../../../shared/ui/InlineScript.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { useContent, useSetup } from '../../../shared/use-content.tsx'
import { useBlog } from '../BlogDocument.tsx'
import { toSearchVersion } from './search-index.ts'
import wakeSearchScript from './wake-search-on-touch.ts?inline-script'

/**
 * The search field of the blog. It is shown by its script, because without one it could not answer; the categories
 * beside it need none. The words of all articles are loaded when the field is first used, or asked for in the address.
 */
export function ArticleSearch({ list }: { list: string }) {
  const content = useContent()
  const { index, locale } = useBlog()
  const { assets } = useSetup()
  const { label, hint, button, one, many, none, failed } = index.search
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark */}
      <form
        className="article-search"
        name="recherche"
        role="search"
        action={pathOf('blog', locale)}
        hidden
        data-module={assets.search}
        // A new article has to be found at once, also by those who have the old list at hand.
        data-index={`${searchIndexPath(locale)}?v=${toSearchVersion(content, locale)}`}
        data-list={list}
        data-words={JSON.stringify({ one, many, none })}
        data-failed={failed}
      >
        <div className="form-field">
          <label htmlFor="q">{label}</label>
          <p className="hint" id="q-hint">
            <RichText text={hint} />
          </p>
          <div className="article-search-field">
            <input id="q" name="q" type="search" autoComplete="off" aria-describedby="q-hint" />
            <button className="button button--key" type="submit">
              <Icon name="search" />
              <span className="visually-hidden">{button}</span>
            </button>
          </div>
        </div>
        <p className="small" role="status"></p>
      </form>
      <InlineScript text={wakeSearchScript} />
    </>
  )
}
