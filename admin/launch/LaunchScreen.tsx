import type { ReactNode } from 'react'
import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import { countOpen, type Launch, type LaunchCheck } from '../../contract/api/admin-dashboard.ts'
import type { ToReplace } from '../../contract/content/to-replace.ts'
import { frenchNames, type Locale, locales } from '../../contract/locales.ts'
import { addressOfFile } from '../shared/address-of-file.ts'
import { formatPlural } from '../shared/admin-formats.ts'
import { Loaded, Part, ScreenHead } from '../shared/parts.tsx'
import { notReadyTexts, screenNames } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import './launch.css'

const checkTexts = {
  address: 'SITE_URL est l’adresse publique du site. Réglage du serveur, à redémarrer ensuite.',
  mail: 'Un serveur de messagerie envoie les e-mails (SMTP_URL). Réglage du serveur, à redémarrer ensuite.',
  backup: 'Une sauvegarde a été faite, et restaurée à l’essai.',
  password: 'Le mot de passe créé au premier démarrage est remplacé (Accès).',
}

/** Where a check of the server can be mended here; the others are settings of the server. */
const places: Partial<Record<LaunchCheck, string>> = { backup: adminScreens.privacy, password: adminScreens.access }

/** Everything that keeps the site from going online, each with the way to its field; what is done is struck. */
export function LaunchScreen() {
  const loaded = useLoaded<Launch>(adminApi.launch)
  return (
    <div className="screen">
      <ScreenHead
        title={screenNames.launch}
        lead="Tout ce qui est encore un exemple, vide ou inventé. Un point fait est barré ; il revient s’il est défait."
      />
      <Loaded of={loaded} loading="Chargement..." failed="Impossible de charger ce qui reste à faire.">
        {(value) => <Points {...value} />}
      </Loaded>
    </div>
  )
}

function Points({ content, server }: Launch) {
  const open = countOpen({ content, server })
  const isOwn = ({ file }: ToReplace) => file === 'settings.yaml'
  return (
    <>
      <p className="lead" role="status">
        {open === 0 ? 'Prêt.' : formatPlural(notReadyTexts, open)}
      </p>
      <Part id="vous" heading="Vous et votre entreprise">
        <ContentPoints points={content.filter(isOwn)} />
      </Part>
      <Part id="exemples" heading="Exemples à confirmer ou à remplacer">
        <ContentPoints points={content.filter((point) => !isOwn(point))} />
      </Part>
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

const localeOf = (file: string): Locale | undefined => locales.find((locale) => file.endsWith(`/${locale}.yaml`))

function ContentPoints({ points }: { points: readonly ToReplace[] }) {
  return (
    <ul className="light-rows launch-points">
      {points.map(({ file, path, label, text, isDone, isOptional }) => {
        const locale = localeOf(file)
        const asides = [text, locale && frenchNames[locale], isOptional && 'facultatif'].filter(Boolean)
        return (
          <Point key={`${file} ${path.join('.')}`} isDone={isDone} href={addressOfFile(file, { field: path })}>
            {label}
            {asides.length > 0 && <span className="small"> {asides.join(' · ')}</span>}
          </Point>
        )
      })}
    </ul>
  )
}

function Point({ isDone, href, children }: { isDone: boolean; href?: string | undefined; children: ReactNode }) {
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
    </li>
  )
}
