import type { ReplaySpan } from '~/domain/events/replay.server'
import { formatDate } from '~/i18n/format'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { ALL, FROM_FIELD, MISSING, TO_FIELD, WHICH_FIELD } from './replay-form'
import { hostOf } from './words'

interface Props {
  firmId: string
  endpoint: { id: string; url: string; hasEnded: boolean }
  span: ReplaySpan
  /** Null if the days are the wrong way round. */
  count: number | null
}

export function ReplayPage({ firmId, endpoint, span, count }: Props) {
  const { events: texts } = useTexts()
  return (
    <>
      <PageHead
        back={{ to: paths.eventEndpoint(firmId, endpoint.id), label: texts.backTo(hostOf(endpoint.url)) }}
        title={texts.replaySpan}
      />
      <p className="soft">{texts.replaySpanText}</p>
      {endpoint.hasEnded ? <p>{texts.resumeFirst}</p> : null}
      <Days path={paths.eventReplay(firmId, endpoint.id)} span={span} isWrong={count === null} />
      {count === null ? null : (
        <Counted path={paths.eventReplay(firmId, endpoint.id)} {...{ span, count, endpoint }} />
      )}
    </>
  )
}

function Days({ path, span, isWrong }: { path: string; span: ReplaySpan; isWrong: boolean }) {
  const { events: texts } = useTexts()
  return (
    <form className="form" method="get" action={path}>
      <TextField name={FROM_FIELD} type="date" label={texts.fromDay} defaultValue={span.from} />
      <TextField
        name={TO_FIELD}
        type="date"
        label={texts.toDay}
        defaultValue={span.to}
        fault={isWrong ? 'event_days_wrong' : undefined}
      />
      <SelectField
        name={WHICH_FIELD}
        label={texts.which}
        value={span.all ? ALL : MISSING}
        options={[
          { value: MISSING, label: texts.whichMissing },
          { value: ALL, label: texts.whichAll },
        ]}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={useLanguage()} />
      <button type="submit" className="button button-quiet">
        {texts.count}
      </button>
    </form>
  )
}

interface CountedProps extends Pick<Props, 'endpoint' | 'span'> {
  path: string
  count: number
}

function Counted({ path, endpoint, span, count }: CountedProps) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  const [from, to] = [span.from, span.to].map((day) => formatDate(day, language))
  return (
    <>
      <p>
        <strong>{texts.counted(count, from ?? '', to ?? '')}</strong>
      </p>
      {count === 0 || endpoint.hasEnded ? null : (
        <OfficeForm action={path} button={texts.sendCounted(count)}>
          <input type="hidden" name={FROM_FIELD} value={span.from} />
          <input type="hidden" name={TO_FIELD} value={span.to} />
          <input type="hidden" name={WHICH_FIELD} value={span.all ? ALL : MISSING} />
        </OfficeForm>
      )}
    </>
  )
}
