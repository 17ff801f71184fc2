// Long: every mail that the product sends, those to visitors first, so that they are read and changed side by side.
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { contactFields } from '../../contract/forms/contact.ts'
import type { MailName } from '../../contract/mails.ts'
import { perKey } from '../../contract/per-key.ts'
import { retention } from '../../contract/privacy/periods.ts'
import { pathOf } from '../../contract/routes.ts'
import { toMailto } from '../../contract/text.ts'
import {
  AddressToCopy,
  AnsweredText,
  type AnyMail,
  FactList,
  HyphenList,
  Lines,
  MailButton,
  MailLayout,
  MailLink,
  type MailOf,
  MailPage,
  type Messages,
} from './frame.tsx'
import { styles } from './style.ts'

type LegalLinksProps = { mail: AnyMail; siteUrl: string; className?: string; style?: typeof styles.footerLink }

/** Who writes, as the law wants it said in a mail: the legal notice, and what is done with the reader's data. */
function LegalLinks({ mail: { messages, locale }, siteUrl, ...link }: LegalLinksProps) {
  const { legalNotice, privacy } = messages.site.footer
  return (
    <>
      <MailLink {...link} href={`${siteUrl}${pathOf('legalNotice', locale)}`}>
        {legalNotice}
      </MailLink>
      <span aria-hidden="true">{' – '}</span>
      <MailLink {...link} href={`${siteUrl}${pathOf('privacy', locale)}`}>
        {privacy}
      </MailLink>
    </>
  )
}

type VisitorMailProps = {
  mail: MailOf<'enquiry-acknowledgement'>
  words: Omit<Messages['acknowledgement'], 'next'>
  /** Between the first sentence and the signature. */
  children: ReactNode
}

/** A mail to a visitor: what it is about, a greeting, and the way out. */
function VisitorMail({ mail, words, children }: VisitorMailProps) {
  const { settings, owner } = mail
  const [first, ...others] = [owner.name, settings.brand, owner.phone].filter((line) => line !== undefined)
  return (
    <MailLayout mail={mail} opening={words} footer={<VisitorFooter mail={mail} why={words.why} erase={words.erase} />}>
      <p className="text" style={{ ...styles.text, margin: 0 }}>
        {words.intro}
      </p>
      {children}
      <p className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        {words.signature}
        <br />
        <strong>{first}</strong>
        {others.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </p>
    </MailLayout>
  )
}

type VisitorFooterProps = { mail: MailOf<'enquiry-acknowledgement'>; why: string; erase: string }

function VisitorFooter({ mail, why, erase }: VisitorFooterProps) {
  const { brand, email } = mail.settings
  const { eraseUrl, siteUrl } = mail.values
  const link = { className: '', style: styles.footerLink }
  return (
    <>
      <p style={styles.footerText}>
        {`${why} `}
        <MailLink {...link} href={eraseUrl}>
          {erase}
        </MailLink>
      </p>
      <p style={styles.footerText}>
        <strong style={styles.footerBrand}>{brand}</strong>
        <br />
        <MailLink {...link} href={siteUrl}>
          {siteUrl}
        </MailLink>
        <br />
        <MailLink {...link} href={toMailto(email)}>
          {email}
        </MailLink>
      </p>
      <p style={styles.footerText}>
        <LegalLinks {...link} mail={mail} siteUrl={siteUrl} />
      </p>
    </>
  )
}

type LinkMailProps = { mail: MailOf<'enquiry-acknowledgement'>; words: Messages['checklistMail']; address: string }

/** A mail to a visitor that leads to one page: a button, and the same address to copy. Nothing else, and no advertising. */
function LinkMail({ mail, words, address }: LinkMailProps) {
  return (
    <VisitorMail mail={mail} words={words}>
      <div data-skip-in-text="true">
        <MailButton href={address}>{words.button}</MailButton>
      </div>
      <AddressToCopy label={words.afterButton} address={address} />
    </VisitorMail>
  )
}

/** The page from which the checklist comes. */
const Checklist = (mail: MailOf<'checklist'>) => (
  <LinkMail mail={mail} words={mail.messages.checklistMail} address={mail.values.confirmUrl} />
)

/** The page that shows people all that is kept of them. */
const DataLink = (mail: MailOf<'data-link'>) => (
  <LinkMail mail={mail} words={mail.messages.dataMail} address={mail.values.dataUrl} />
)

/** Tells the writer of a message that it is stored. It has none of their own words: they could be anyone's. */
function Acknowledgement(mail: MailOf<'enquiry-acknowledgement'>) {
  const words = mail.messages.acknowledgement
  return (
    <VisitorMail mail={mail} words={words}>
      <p className="text" style={{ ...styles.text, margin: '16px 0 0' }}>
        {words.next}
      </p>
    </VisitorMail>
  )
}

/** A letter that the owner wrote to one person: no head and no button, only its text and, small, who writes. */
function Answer(mail: MailOf<'answer'>) {
  const { siteUrl, eraseUrl } = mail.values
  return (
    <MailPage mail={mail} style={styles.letter}>
      <tr>
        <td className="content pad" style={{ ...styles.content, padding: '24px 24px 8px' }}>
          <AnsweredText {...mail.values} />
        </td>
      </tr>
      <tr>
        <td className="end" />
      </tr>
      <tr>
        <td className="content pad hair display" style={styles.letterFoot}>
          <p className="muted" style={{ ...styles.small, margin: 0 }}>
            <span className="hyphen" aria-hidden="true" style={styles.hyphen}>
              {'— '}
            </span>
            {mail.settings.brand}
            <br />
            <MailLink href={siteUrl}>{siteUrl}</MailLink>
            <br />
            <LegalLinks mail={mail} siteUrl={siteUrl} />
            <span aria-hidden="true">{' – '}</span>
            <MailLink href={eraseUrl}>{mail.messages.acknowledgement.erase}</MailLink>
          </p>
        </td>
      </tr>
    </MailPage>
  )
}

type OwnerMailProps = { mail: AnyMail; opening: Record<'preview' | 'heading' | 'intro', string>; children: ReactNode }

/** The frame of every mail to the owner: its first sentence, and the foot that says who writes. */
function OwnerMail({ mail, opening, children }: OwnerMailProps) {
  const footer = (
    <p style={styles.footerText}>
      <strong style={styles.footerBrand}>{mail.settings.brand}</strong>
      <br />
      Message automatique du site, envoyé au propriétaire.
    </p>
  )
  return (
    <MailLayout mail={mail} opening={opening} footer={footer}>
      <Paragraph>{opening.intro}</Paragraph>
      {children}
    </MailLayout>
  )
}

function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="text" style={styles.text}>
      {children}
    </p>
  )
}

function Subheading({ children }: { children: string }) {
  return (
    <h2 className="text display" style={styles.subheading}>
      {children}
    </h2>
  )
}

/** Tells the owner of a new lead. The address is the visitor's only text here that leads anywhere. */
function LeadNotification(mail: MailOf<'lead-notification'>) {
  const opening = {
    preview: 'Une adresse de plus, à confirmer. Elle n’a dit oui qu’au PDF.',
    heading: 'Quelqu’un veut la checklist.',
    intro: 'La demande est enregistrée. L’adresse sera confirmée au clic sur la page que l’e-mail ouvre, pas avant.',
  }
  return (
    <OwnerMail mail={mail} opening={opening}>
      <FactList
        facts={['email', 'language', 'page', 'date']}
        labels={{ email: 'E-mail', language: 'Langue', page: 'Page', date: 'Date' }}
        values={mail.values}
      />
      <Paragraph>
        L’e-mail avec la checklist part en même temps que celui-ci : son sort n’est pas encore connu. La fiche le dira.
      </Paragraph>
      <MailButton href={mail.values.adminUrl}>Ouvrir la fiche</MailButton>
      <Subheading>Oui au PDF, à rien d’autre</Subheading>
      <p className="text" style={{ ...styles.text, margin: 0 }}>
        L’accord donné ne couvre que cet envoi. Ni newsletter, ni relance, ni ajout à une liste : tout autre e-mail
        demande un autre accord.
      </p>
    </OwnerMail>
  )
}

/** Tells the owner in one mail what would otherwise be many: how many notices and mails, and what to look at. */
function Digest(mail: MailOf<'digest'>) {
  const opening = {
    preview: 'Plusieurs notifications en un seul message.',
    heading: 'Voici où en sont les e-mails.',
    intro: 'Pour ne pas remplir votre boîte, le site réunit ici ce qui s’est passé depuis le dernier récapitulatif :',
  }
  return (
    <OwnerMail mail={mail} opening={opening}>
      <p className="typed text" style={styles.text}>
        <strong>
          <Lines of={mail.values.lines} />
        </strong>
      </p>
      <Subheading>Ce que cela veut dire</Subheading>
      <HyphenList
        items={[
          'Au-delà de dix notifications d’un même genre dans la journée, les suivantes sont réunies ici. Toutes les demandes sont enregistrées, aucune n’est perdue.',
          'Les envois aux visiteurs sont limités par heure et par jour, pour que personne n’inonde quelqu’un d’e-mails grâce au site. La moitié est réservée aux visiteurs qui n’ont encore rien demandé ce jour-là ; le reste attend, puis est abandonné après 24 h si l’adresse n’est pas confirmée.',
        ]}
      />
      <Subheading>Ce que vous pouvez vérifier</Subheading>
      <HyphenList
        items={[
          'Un article partagé, une campagne, un salon : l’affluence s’explique, il n’y a rien à faire.',
          'Des adresses sans queue ni tête, un seul domaine, la même minute : c’est sans doute un robot. Cherchez leur domaine dans la liste : cochez-les pour les effacer ensemble.',
        ]}
      />
      <MailButton href={mail.values.adminUrl}>Ouvrir la liste</MailButton>
    </OwnerMail>
  )
}

/** Brings the owner a message of the contact form; an answer to it goes to the visitor. */
function EnquiryNotification(mail: MailOf<'enquiry'>) {
  const { messages, values } = mail
  const { replyHours } = mail.offers.claims.consultation
  const opening = {
    preview: 'Répondez à cet e-mail : votre réponse part directement chez la personne.',
    heading: 'Quelqu’un vous écrit.',
    intro: `La demande est enregistrée. La page de contact promet une réponse sous ${replyHours} h, les jours ouvrés.`,
  }
  const typed = contactFields.filter((field) => field !== 'message')
  const labels = {
    ...perKey(typed, (field) => messages.contactForm[field].label),
    email: 'E-mail',
    language: 'Langue du visiteur',
    page: 'Page',
    date: 'Date',
  }
  return (
    <OwnerMail mail={mail} opening={opening}>
      <FactList facts={[...typed, 'language', 'page', 'date']} labels={labels} values={values} />
      <Subheading>Le message</Subheading>
      <p className="typed text" style={styles.text}>
        <Lines of={values.message} />
      </p>
      <Paragraph>{`Pour répondre, utilisez « Répondre », en vérifiant que ${values.email} est bien en destinataire. Formulaire rempli en ${values.language} : répondez dans cette langue.`}</Paragraph>
      <Paragraph>
        Ce texte a été saisi par un visiteur, le site ne l’a pas vérifié. Regardez les adresses à deux fois avant de les
        ouvrir.
      </Paragraph>
      <MailButton href={values.adminUrl}>Ouvrir la fiche</MailButton>
    </OwnerMail>
  )
}

/** The owner's own answer for the owner, who goes on from the mail program by answering it. */
function AnswerCopy(mail: MailOf<'answer-copy'>) {
  const { name, email } = mail.values
  const opening = {
    preview: 'Répondez à cet e-mail pour continuer depuis votre messagerie.',
    heading: 'Votre réponse, en copie.',
    intro: `Le site envoie cette réponse à ${name}, ${email}. Si vous répondez à cet e-mail, votre texte part directement chez cette personne.`,
  }
  return (
    <OwnerMail mail={mail} opening={opening}>
      <div className="hair" style={styles.copied}>
        <AnsweredText {...mail.values} />
      </div>
      <MailButton href={mail.values.adminUrl}>Ouvrir la fiche</MailButton>
    </OwnerMail>
  )
}

/** Warns the owner of what the product has seen go wrong, each problem with what to do. */
function Warning(mail: MailOf<'warning'>) {
  const opening = {
    preview: 'Ce qui ne va pas, et quoi faire.',
    heading: 'Quelque chose demande votre attention.',
    intro: 'Le site se surveille lui-même. Il vient de constater ceci :',
  }
  return (
    <OwnerMail mail={mail} opening={opening}>
      <p className="typed text" style={styles.text}>
        <Lines of={mail.values.problems} />
      </p>
      <Paragraph>
        Tant que le problème dure, ce message revient au plus toutes les six heures. Il se tait dès que tout est en
        ordre.
      </Paragraph>
      <MailButton href={mail.values.adminUrl}>Ouvrir le tableau de bord</MailButton>
    </OwnerMail>
  )
}

/** A sign-in link: one button, the same address to copy, and what to do with a mail that was not asked for. */
function SignInLink(mail: MailOf<'sign-in-link'>) {
  const opening = {
    preview: `Valable ${retention.signInLinkMinutes} minutes, une seule fois.`,
    heading: 'Votre lien de connexion.',
    intro: `Vous l’avez demandé sur la page d’administration. Il est valable ${retention.signInLinkMinutes} minutes, une seule fois ; ensuite, vous pouvez aussi choisir un nouveau mot de passe ou ajouter une clé d’accès.`,
  }
  return (
    <OwnerMail mail={mail} opening={opening}>
      <MailButton href={mail.values.signInUrl}>Ouvrir la page de connexion</MailButton>
      <div data-skip-in-text="true">
        <AddressToCopy
          label="Le bouton ne répond pas ? Copiez cette adresse dans votre navigateur :"
          address={mail.values.signInUrl}
        />
      </div>
      <p className="text" style={{ ...styles.text, margin: '36px 0 0' }}>
        Vous n’avez rien demandé ? Ne cliquez pas : sans vous, ce lien n’ouvre rien. Quelqu’un connaît seulement votre
        adresse.
      </p>
    </OwnerMail>
  )
}

type Mail<Name extends MailName> = {
  /** With places for values; these stand in it as one line. */
  toSubject: (messages: Messages) => string
  toPage: (mail: MailOf<Name>) => ReactElement
}

/** Every mail by its name. */
export const mails: { [Name in MailName]: Mail<Name> } = {
  checklist: { toSubject: ({ checklistMail }) => checklistMail.subject, toPage: Checklist },
  'enquiry-acknowledgement': { toSubject: ({ acknowledgement }) => acknowledgement.subject, toPage: Acknowledgement },
  'data-link': { toSubject: ({ dataMail }) => dataMail.subject, toPage: DataLink },
  answer: { toSubject: () => '{subject}', toPage: Answer },
  'lead-notification': { toSubject: () => 'Checklist demandée : {email}', toPage: LeadNotification },
  digest: { toSubject: () => 'Récapitulatif des e-mails du site', toPage: Digest },
  enquiry: { toSubject: () => 'Contact : {subject}, de {name}', toPage: EnquiryNotification },
  'answer-copy': { toSubject: () => 'Copie : votre réponse à {name}', toPage: AnswerCopy },
  warning: { toSubject: () => 'Le site signale un problème', toPage: Warning },
  'sign-in-link': { toSubject: () => 'Votre lien de connexion', toPage: SignInLink },
}
