import type { EnquiryAction, EnquiryRow } from '../../contract/api/admin-enquiries.ts'

export type EnquiryOffer = {
  action: Exclude<EnquiryAction, 'erase' | 'unanswered'>
  words: 'answered' | 'resend' | 'resendWaiting' | 'release'
}

/**
 * What can be done with an enquiry besides reading and erasing: release it from quarantine, else note that it was
 * answered, and send a mail that has not left.
 */
export function toEnquiryOffers({ quarantinedAt, answeredAt, mail: { state } }: EnquiryRow): {
  main?: EnquiryOffer | undefined
  mail?: EnquiryOffer | undefined
} {
  if (quarantinedAt !== null) return { main: { action: 'release', words: 'release' } }
  const isUnsent = state === 'waiting' || state === 'gave-up'
  return {
    main: answeredAt === null ? { action: 'answered', words: 'answered' } : undefined,
    mail: isUnsent ? { action: 'resend', words: state === 'waiting' ? 'resendWaiting' : 'resend' } : undefined,
  }
}
