import { z } from 'zod'
import { openIfThere } from '../db/database.ts'
import { answerCalls, type Operations } from '../runtime/carry-out-order.ts'
import { makeSmallPicture, shrinkPicture } from './content/shrink-picture.ts'
import type { Look, PreviewOrder } from './content-work.ts'
import { checkDrafts } from './editing/check-drafts.ts'
import { describeEntries } from './editing/describe-entries.ts'
import { type DeskPlace, openDesk } from './editing/desk.ts'
import { planChanges } from './editing/plan-changes.ts'
import { createPreviews } from './editing/previews.ts'
import { searchTexts } from './editing/search-texts.ts'

/** A call with the moment (milliseconds) at which it was made. */
type At<Input> = { now: number; input: Input }

/** What the process answers, each call with its moment; `ContentWork` says what each is. */
async function openWork(place: DeskPlace) {
  const desk = await openDesk(place, await openIfThere(place))
  const previews = createPreviews(desk)
  return {
    check: ({ input, now }: At<readonly string[]>) => checkDrafts(desk, input, now),
    tryOut: async ({ input, now }: At<Look>) => (await planChanges(desk, input, now)).complaints,
    plan: ({ input, now }: At<Look>) => planChanges(desk, input, now),
    describe: ({ now }: At<null>) => describeEntries(desk, now),
    search: ({ input, now }: At<string>) => searchTexts(desk, input, now),
    preview: ({ input, now }: At<PreviewOrder>) => previews.draw(input, now),
    drawPicture: ({ input, now }: At<{ address: string; order: PreviewOrder }>) =>
      previews.drawPicture(input.address, input.order, now),
    shrink: ({ input }: At<Buffer>) => shrinkPicture(input),
    makeSmall: ({ input }: At<Buffer>) => makeSmallPicture(input),
  } satisfies Operations
}

export type ContentOperations = Awaited<ReturnType<typeof openWork>>

/*
 * The process of `startContentProcess`: what the owner writes is read, checked and drawn apart from the server, so that
 * no visitor waits for it, and so that its memory goes with it.
 */
// Compiling a schema takes longer than it saves in the first minutes.
z.config({ jitless: true })
answerCalls<DeskPlace>(openWork)
