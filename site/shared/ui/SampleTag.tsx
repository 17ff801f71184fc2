import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import { useContent } from '../use-content.tsx'
import sampleTagStyles from './sample-tag.css?inline'

/** The small word beside whatever the owner has not confirmed yet: "Exemple". */
export function SampleTag({ locale }: { locale: Locale }) {
  const { tag, note } = useContent().messages[locale].site.sample
  useStyles(sampleTagStyles)
  return (
    <>
      {' '}
      <small className="sample-tag" title={note}>
        {tag}
      </small>
    </>
  )
}
