import sharp from 'sharp'
import type { Locale } from '../../contract/locales.ts'
import { dough, salt, split } from '../illustration/hero-knot-outlines.ts'
import { markOutline } from '../illustration/Mark.tsx'
import { lettering, wordmark } from './social-lettering.ts'

const ink = '#141a3c'
const red = '#dc2f17'
const mustard = '#ffc94f'

function toSvg(locale: Locale): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#fff"/>
<path d="M930 0h270v630H930z" fill="${mustard}"/>
<path d="M-10 581.5h576v3.2H-10z" fill="${red}"/>
<g transform="translate(652 22) scale(.8)">
<path d="${dough}" fill="${red}"/>
<path d="${split}" fill="${mustard}"/>
<path d="${salt}" fill="#fff"/>
</g>
<g transform="translate(68 52) scale(.95)"><path d="${markOutline}" fill="${red}"/><path d="${wordmark}" fill="${ink}"/></g>
<path d="${lettering[locale]}" fill="${ink}"/>
</svg>`
}

/** The picture that social networks show beside a link: 1200 by 630, in the language of the page. */
export function drawSocialPicture(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  return sharp(Buffer.from(toSvg(locale)))
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer()
    .then((picture) => new Uint8Array(picture))
}
