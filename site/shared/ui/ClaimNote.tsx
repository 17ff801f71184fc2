import type { Claim } from '../../../contract/content/fields.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import { SampleTag } from './SampleTag.tsx'
import sampleTagStyles from './sample-tag.css?inline'

/** Behind a text that cites a claim: that it is a sample, or what it was counted from. Most texts have neither. */
export function ClaimNote({ claim, locale }: { claim: Claim | undefined; locale: Locale }) {
  useStyles(...(claim ? [sampleTagStyles] : []))
  return (
    claim && (
      <>
        {claim.sample && <SampleTag locale={locale} />}
        {claim.basis && <small className="claim-basis"> {claim.basis}</small>}
      </>
    )
  )
}
