import { adminApi } from '../../contract/api/admin.ts'
import type { Person } from '../../contract/api/admin-people.ts'
import { fillText } from '../../contract/fill-text.ts'
import { type Stage, stages } from '../../contract/stages.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { stageNames } from '../shared/texts.ts'
import { useAction } from '../shared/use-action.ts'
import { peopleTexts } from './texts.ts'

/** How far the owner is with a person: one thread with five places. A press is saved at once. */
export function StageControl({ person }: { person: Person }) {
  const texts = peopleTexts.stage
  const { post } = useAction()
  const choose = async (stage: Stage) => {
    if (stage === person.stage) return
    const done = { title: texts.done.title, text: fillText(texts.done.text, { stage: stageNames[stage] }) }
    await post(`${adminApi.people}/${person.id}/stage`, { body: { stage }, done, failed: texts.failed })
  }
  return (
    <fieldset className="stages">
      <legend className="visually-hidden">{texts.legend}</legend>
      <div>
        {stages.map((stage) => (
          <ActionButton key={stage} className="" aria-pressed={stage === person.stage} action={() => choose(stage)}>
            {stageNames[stage]}
          </ActionButton>
        ))}
      </div>
      <p className="small">{texts.about}</p>
    </fieldset>
  )
}
