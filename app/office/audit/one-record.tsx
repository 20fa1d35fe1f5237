import { useTexts } from '~/kit/language'
import { KIND_FIELD, KINDS, RECORD_FIELD } from './query'

interface OneRecordProps {
  subjectType: string
  subjectId: string
  name: string | undefined
}

export function kindWord(subjectType: string | undefined): string {
  return Object.entries(KINDS).find(([, kind]) => kind === subjectType)?.[0] ?? ''
}

export function OneRecord({ subjectType, subjectId, name }: OneRecordProps) {
  const texts = useTexts().audit
  return (
    <p className="field">
      <span className="soft">{texts.filter.onlyThis}</span>
      <strong className="value">
        {[texts.kinds[subjectType] ?? subjectType, name].filter(Boolean).join(' ')}
      </strong>
      <input type="hidden" name={KIND_FIELD} value={kindWord(subjectType)} />
      <input type="hidden" name={RECORD_FIELD} value={subjectId} />
    </p>
  )
}
