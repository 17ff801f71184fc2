import type { CDPSession, Page } from 'playwright-core'

export type Authenticator = {
  /** How many passkeys it holds. */
  count: () => Promise<number>
  /** What the person does when asked: shows a finger, or refuses to. */
  isPresent: (isPresent: boolean) => Promise<void>
}

/** Gives the browser a device that keeps passkeys, as a laptop with a fingerprint reader has one. */
export async function anAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    isPresent: async (isPresent) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isPresent })
    },
  }
}
