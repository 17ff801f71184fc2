import { formatNumber, formatPrice } from '../../../contract/formats.ts'
import { claims } from '../../offers/claims.ts'
import { prices } from '../../offers/prices.ts'
import type { Question } from '../shape.ts'

const number = (value: number) => formatNumber(value, 'fr')
const price = (euros: number) => formatPrice(euros, 'fr')
const { firstResults, followUp } = claims

/** The ten questions of the about page. */
export const questions: readonly Question[] = [
  {
    question: 'Faut-il parler allemand pour travailler avec vous ?',
    answer:
      'Non. Nous parlons français, et ce qui part outre-Rhin part en allemand. La version française vous reste à côté : on ne devrait jamais publier ce qu’on ne peut pas lire.',
  },
  {
    question: 'Pour qui travaillez-vous ?',
    answer:
      'Pour des entreprises dont le produit se vend déjà quelque part : dirigeants, fondateurs, responsables marketing ou SEO. La plupart sont françaises et visent l’Allemagne, l’Autriche ou la Suisse ; d’autres sont allemandes et visent la France. Si personne n’achète encore chez vous, un pays de plus n’arrangera rien.',
  },
  {
    question: 'Notre site est déjà en allemand. Que reste-t-il à faire ?',
    answer:
      'Vérifier qu’il répond à la bonne question. Une page peut être sans faute et ne contenir ni les mots que l’on cherche, ni les preuves que l’on attend, ni le moyen de paiement que l’on préfère. La grammaire est rarement la cause. C’est seulement ce qui se corrige le plus vite.',
  },
  {
    question: 'Nous avons déjà une agence. Est-ce un problème ?',
    answer:
      'Non. Elle connaît votre marque, je connais l’autre rive. Je décris ce qui doit changer et pourquoi, elle le pose, et je relis en allemand avant la mise en ligne.',
  },
  {
    question: 'Combien de temps avant un premier résultat ?',
    answer: `Environ ${number(firstResults.months)} mois, et de ${number(firstResults.seoMonths[0])} à ${number(firstResults.seoMonths[1])} mois quand tout repose sur le SEO. Une caisse réparée se voit plus tôt, un secteur disputé plus tard. Dès le premier échange, je vous dis ce qui est réaliste chez vous.`,
  },
  {
    question: 'Combien cela coûte-t-il ?',
    answer: `Les prix sont affichés sur la page des offres. L’audit DACH commence à ${price(prices.auditDach.from)} HT, le premier pack de liens coûte ${price(prices.backlinks.discovery.once)} HT, l’accompagnement commence à ${price(prices.vip.essential.perMonth)} HT par mois. Vous pouvez prendre l’un sans les autres.`,
  },
  {
    question: 'L’Autriche et la Suisse, est-ce la même chose ?',
    answer:
      'La langue aide, le reste change. La Suisse n’écrit pas le ß, compte en francs et dédouane ; l’Autriche a ses propres formalités pour les emballages. Une page allemande recopiée y passe pour ce qu’elle est : une page allemande.',
  },
  {
    question: 'Garantissez-vous la première place sur Google ?',
    answer:
      'Non, et personne ne le peut : le classement appartient à Google. Je m’engage sur ce que je livre, sur la date, et sur la façon dont nous mesurons l’effet.',
  },
  {
    question: 'Et si l’Allemagne n’est pas pour nous ?',
    answer:
      'Je vous le dis à la fin de l’analyse, avec les raisons. C’est une réponse utile, et elle coûte moins cher qu’une filiale. Parfois elle veut seulement dire : pas cette année, ou pas par ce pays-là.',
  },
  {
    question: 'Que se passe-t-il à la fin de la mission ?',
    answer: `Vous gardez tout : textes, listes de mots, mesures, accès. Un suivi de ${number(followUp.months[0])} à ${number(followUp.months[1])} mois, selon la mission, vérifie que ce qui a été posé tient sans moi.`,
  },
]
