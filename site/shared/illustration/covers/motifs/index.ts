import type { CoverMotif } from '../../../../../contract/content/covers.ts'
import type { Motif } from '../motif.ts'
import { armchair, barrier } from './abroad.ts'
import { bridge, crane, houseAndFolder, lens, map, newspaper, signpost, stopwatch } from './found.ts'
import { answer, moving, robot } from './machines.ts'
import { badge, hourglass, letterBox, network } from './met.ts'
import { comingBack, headset, priceTags, stall } from './sold.ts'
import { scales, section } from './sworn.ts'
import { free, jar } from './tried.ts'
import { bed, book, piles, plug, witness } from './written.ts'

/** Every drawing under the name by which an article asks for it. */
export const motifs: Record<CoverMotif, Motif> = {
  pont: bridge,
  chronometre: stopwatch,
  maison: houseAndFolder,
  journal: newspaper,
  poteau: signpost,
  grue: crane,
  loupe: lens,
  carte: map,
  livre: book,
  lit: bed,
  prise: plug,
  temoin: witness,
  piles,
  etiquettes: priceTags,
  etal: stall,
  retour: comingBack,
  casque: headset,
  sablier: hourglass,
  reseau: network,
  'boite-aux-lettres': letterBox,
  badge,
  paragraphe: section,
  balance: scales,
  automate: robot,
  reponse: answer,
  ecran: moving,
  fauteuil: armchair,
  barriere: barrier,
  bocal: jar,
  place: free,
}
