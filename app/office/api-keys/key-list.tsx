import type { ApiKey } from '~/domain/api-keys/keys.server'
import { grantsOf } from '~/domain/api-keys/scopes'
import { formatDate, formatMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { paths } from '~/paths'
import { KEY_FIELD } from './form'

interface Props {
  firmId: string
  keys: ApiKey[]
  today: string
}

export function KeyList({ firmId, keys, today }: Props) {
  const { apiKeys: texts } = useTexts()
  if (keys.length === 0) return <p>{texts.none}</p>
  return keys.map((key) => (
    <RecordPart
      key={key.id}
      id={`schluessel-${key.id}`}
      title={key.name}
      acts={[
        {
          label: texts.revoke(key.name),
          action: paths.apiKeyRevocation(firmId),
          fields: { [KEY_FIELD]: key.id },
          isEnd: true,
          confirm: texts.revokeText,
        },
      ]}
    >
      <KeyFacts apiKey={key} today={today} />
    </RecordPart>
  ))
}

function KeyFacts({ apiKey, today }: { apiKey: ApiKey; today: string }) {
  const { apiKeys: texts } = useTexts()
  const language = useLanguage()
  const { beginning, scopes, expiresOn, createdAt, lastUsedOn } = apiKey
  const end = expiresOn === null ? texts.endless : formatDate(expiresOn, language)
  return (
    <Facts
      facts={[
        { label: texts.beginning, value: <code>{`${beginning}…`}</code> },
        {
          label: texts.grants,
          value: grantsOf(scopes)
            .map(({ noun, grant }) => texts.granted(texts.nouns[noun], texts.choices[grant]))
            .join(', '),
        },
        {
          label: texts.expiresOn,
          value: expiresOn !== null && expiresOn < today ? texts.expired(end) : end,
        },
        { label: texts.made, value: formatMoment(createdAt, language) },
        {
          label: texts.lastUsed,
          value: lastUsedOn === null ? texts.neverUsed : formatDate(lastUsedOn, language),
        },
      ]}
    />
  )
}
