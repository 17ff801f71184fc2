export { adminCookies as roomCookies, retention, rightsAnswerMonths } from '../../contract/privacy/periods.ts'

/** Terms of sale beyond deposit and notice. The owner confirms those that no law fixes. */
export const contractTerms = {
  /** How long a quote holds. */
  quoteDays: 30,
  /** Latest day of payment after the date of the invoice; the law allows 60 (Art. L441-10 Code de commerce). */
  paymentDays: 30,
  /** Added to the European Central Bank's rate for late payment (Art. L441-10 Code de commerce). */
  latePenaltyPoints: 10,
  /** Fixed charge for recovery, in euros (Art. D441-5 Code de commerce). */
  recoveryCharge: 40,
  /** Remarks on what was delivered. */
  remarksDays: 10,
  /** Silence after the end of the contract. */
  confidentialityYears: 3,
} as const
