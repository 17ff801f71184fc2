import { type Compared, contentsApi, type TextsToCompare } from '../../../contract/api/admin-contents.ts'
import { Loaded } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { contentsTexts } from '../texts.ts'
import { ChangedTexts } from './ChangedTexts.tsx'

/** What differs between two texts of one file. */
export function ComparedTexts(texts: TextsToCompare) {
  const { value, isLoading, ...others } = useLoaded<Compared>(contentsApi.compare, 0, texts)
  const { loading, failed } = contentsTexts.changes
  return (
    <Loaded<Compared>
      of={{ ...others, value: isLoading || others.isFailed ? undefined : value }}
      loading={loading}
      failed={failed}
    >
      {(compared) => <ChangedTexts texts={compared.texts} />}
    </Loaded>
  )
}
