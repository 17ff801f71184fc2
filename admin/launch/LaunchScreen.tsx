import { type ReactNode, useState } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import { contentsApi, type SampleSettling } from '../../contract/api/admin-contents.ts'
import { countOpen, type Launch, type LaunchCheck } from '../../contract/api/admin-dashboard.ts'
import { isOpen, type ToReplace } from '../../contract/content/to-replace.ts'
import { toTypography } from '../../contract/content/typography.ts'
import { defaultLocale, frenchNames, type Locale, locales } from '../../contract/locales.ts'
import { useAction } from '../shared/actions.ts'
import { colon, formatPlural } from '../shared/admin-formats.ts'
import { addressOfFile } from '../shared/contents-place.ts'
import { ConfirmDialog } from '../shared/dialogs.tsx'
import { Loaded, Part, ScreenHead } from '../shared/parts.tsx'
import { notReadyTexts, screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import './launch.css'

const checkTexts = {
  address:
    'Donner au site son adresse publique. À faire par la personne qui gère le serveur (réglage SITE_URL, puis redémarrage).',
  mail: 'Relier une messagerie, sans laquelle aucun message ne part. À faire par la personne qui gère le serveur (réglage SMTP_URL, puis redémarrage).',
  backup: 'Faire une première sauvegarde et la restaurer à l’essai.',
  password: 'Remplacer le mot de passe créé au premier démarrage (écran Accès).',
}

/** Where a check of the server can be mended here; the others are settings of the server. */
const places: Partial<Record<LaunchCheck, string>> = { backup: adminScreens.privacy, password: adminScreens.access }

const toPublishTexts = {
  one: '{n} point est réglé dans un brouillon, à publier dans Contenus',
  many: '{n} points sont réglés dans des brouillons, à publier dans Contenus',
}
const openTexts = { one: '{n} à confirmer', many: '{n} à confirmer' }

/** Everything that keeps the site from going online, each with the way to its field; what is done is struck. */
export function LaunchScreen() {
  const loaded = useLoaded<Launch>(adminApi.launch)
  return (
    <div className="screen">
      <ScreenHead
        title={screenNames.launch}
        lead="Ce qu’il reste à remplir, à confirmer ou à retirer avant d’ouvrir le site. Un point réglé est barré."
      />
      <Loaded of={loaded} loading="Chargement…" failed="Impossible de charger ce qui reste à faire.">
        {(value) => <Points {...value} />}
      </Loaded>
    </div>
  )
}

function Points({ content, server }: Launch) {
  const open = countOpen({ content, server })
  const toPublish = content.filter(({ isToPublish }) => isToPublish).length
  return (
    <>
      <p className="lead" role="status">
        {open === 0 ? 'Le site est prêt à ouvrir.' : formatPlural(notReadyTexts, open)}
      </p>
      {toPublish > 0 && (
        <p>
          <a className="more" href={adminScreens.contents}>
            {formatPlural(toPublishTexts, toPublish)}
          </a>
        </p>
      )}
      <Part id="vous" heading="Vous et votre entreprise">
        <ContentPoints points={content.filter(({ isSample }) => !isSample)} />
      </Part>
      <Samples points={content.filter(({ isSample }) => isSample)} />
      <Part id="serveur" heading="Le serveur">
        <ul className="light-rows launch-points">
          {server.map(({ check, isDone }) => (
            <Point key={check} isDone={isDone} href={places[check]}>
              {checkTexts[check]}
            </Point>
          ))}
        </ul>
      </Part>
    </>
  )
}

/** What a sample is, by the folder of its file, or by the file where it stands alone. */
const kinds: Record<string, string> = {
  testimonials: 'Avis des clients',
  pages: 'Avis et études de cas d’une seule page',
  'offers.yaml': 'Chiffres sur votre travail',
  'wordmarks.yaml': 'Mur des clients',
}

/** The samples by their kinds, folded away; all of them, or those of a kind, can be confirmed or taken out at once. */
function Samples({ points }: { points: readonly ToReplace[] }) {
  const [settling, setSettling] = useState<Settling>()
  const count = points.filter(isOpen).length
  return (
    <Part id="exemples" heading="Exemples à confirmer ou à retirer">
      <p>
        Tant qu’un avis ou un chiffre est un exemple, le site le dit à côté. Confirmez ce qui est vrai, remplacez ou
        retirez le reste.
      </p>
      {count > 0 && <SettleButtons isAll onChoose={(kind) => setSettling({ kind, count })} />}
      {[...Map.groupBy(points, ({ file }) => file.split('/', 1)[0] ?? file)].map(([folder, ofKind]) => {
        const open = ofKind.filter(isOpen)
        const name = kinds[folder] ?? folder
        const paths = [...new Set(open.map(({ file }) => file))]
        return (
          <details key={folder} className="folded launch-kind">
            <summary className="row">
              <h3>{name}</h3>
              {open.length > 0 ? (
                <span className="tag tag--mustard">{formatPlural(openTexts, open.length)}</span>
              ) : (
                <span className="state state--ok">Fait</span>
              )}
            </summary>
            <ContentPoints points={ofKind} />
            {open.length > 0 && (
              <SettleButtons onChoose={(kind) => setSettling({ kind, count: open.length, of: { name, paths } })} />
            )}
          </details>
        )
      })}
      {settling && <SettleDialog {...settling} onClose={() => setSettling(undefined)} />}
    </Part>
  )
}

type SettleButtonsProps = { isAll?: boolean; onChoose: (kind: Settling['kind']) => void }

function SettleButtons({ isAll = false, onChoose }: SettleButtonsProps) {
  return (
    <div className="actions">
      <button type="button" className="button button--outline button--small" onClick={() => onChoose('confirm')}>
        {isAll ? 'Tout confirmer' : 'Confirmer ceux-ci'}
      </button>
      <button type="button" className="button button--outline button--small" onClick={() => onChoose('remove')}>
        {isAll ? 'Retirer tous les exemples' : 'Retirer ceux-ci'}
      </button>
    </div>
  )
}

/** What is done with how many samples: all of them, or those of one kind. */
type Settling = Pick<SampleSettling, 'kind'> & { count: number; of?: { name: string; paths: string[] } }

const settleTexts = {
  confirm: {
    heading: 'Tout confirmer',
    intro: {
      one: '{n} exemple sera affiché comme vrai, sous votre responsabilité.',
      many: '{n} exemples seront affichés comme vrais, sous votre responsabilité.',
    },
    means: [
      'Vous dites aux visiteurs : ces chiffres et ces avis sont vrais, et je peux le prouver.',
      'La mention « fictifs » disparaît à côté d’eux.',
      'Un faux avis est une pratique commerciale trompeuse (Code de la consommation, art. L121-4).',
    ],
    button: 'Confirmer',
  },
  remove: {
    heading: 'Retirer tous les exemples',
    intro: { one: 'Cet exemple disparaît du site.', many: 'Ces exemples disparaissent du site.' },
    means: [
      'Une section qui n’a plus rien à montrer disparaît du site, avec son titre.',
      'Les mots autour des avis restent tant qu’un vrai avis en a besoin ; confirmez-les à part.',
      'Une phrase qui cite un chiffre retiré disparaît aussi ; elle revient avec le chiffre.',
      'Vous en ajouterez de vrais quand vous voudrez, dans Contenus.',
    ],
    button: 'Retirer',
  },
}

/** Asks before samples are confirmed or taken out, and says what that means. */
function SettleDialog({ kind, count, of, onClose }: Settling & { onClose: () => void }) {
  const { heading, intro, means, button } = settleTexts[kind]
  const { post } = useAction()
  const settle = () =>
    post(contentsApi.samples, {
      body: { kind, ...(of && { paths: of.paths }) },
      done: { title: 'Brouillons enregistrés', text: 'Il reste à les publier dans Contenus.' },
      isInDialog: true,
    })
  return (
    <ConfirmDialog
      heading={of ? button + colon + of.name : heading}
      points={means}
      note="Ce sont d’abord des brouillons : le site change quand vous les publiez."
      confirm={button}
      act={settle}
      onClose={onClose}
    >
      {formatPlural(intro, count)}
    </ConfirmDialog>
  )
}

const localeOf = (file: string): Locale | undefined => locales.find((locale) => file.endsWith(`/${locale}.yaml`))

function ContentPoints({ points }: { points: readonly ToReplace[] }) {
  return (
    <ul className="light-rows launch-points">
      {points.map(({ file, path, label, text, isDone, isToPublish, isOptional }) => {
        const locale = localeOf(file)
        // One with places that the program fills is no excerpt to be read.
        const excerpt = text !== undefined && !/[{}]/.test(text) && toTypography(text, locale ?? defaultLocale)
        const asides = [locale && frenchNames[locale], isOptional && 'facultatif'].filter(Boolean)
        return (
          <Point
            key={`${file} ${path.join('.')} ${text}`}
            isDone={isDone}
            isToPublish={isToPublish}
            href={addressOfFile(file, { field: path })}
          >
            {toTypography(label, 'fr')}
            {excerpt && (
              <span className="small" lang={locale}>
                {' '}
                {excerpt}
              </span>
            )}
            {asides.length > 0 && <span className="small"> {asides.join(' · ')}</span>}
          </Point>
        )
      })}
    </ul>
  )
}

type PointProps = {
  isDone: boolean
  isToPublish?: true | undefined
  href?: string | undefined
  children: ReactNode
}

function Point({ isDone, isToPublish, href, children }: PointProps) {
  const point = href === undefined ? <span>{children}</span> : <a href={href}>{children}</a>
  return (
    <li>
      {isDone ? (
        <s>
          <span className="visually-hidden">{'fait : '}</span>
          {point}
        </s>
      ) : (
        point
      )}
      {isToPublish && <span className="tag tag--changed">à publier</span>}
    </li>
  )
}
