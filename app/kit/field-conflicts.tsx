import { useLocation } from '@remix-run/react'
import type { FieldConflict } from '~/domain/records/conflict'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from './language'
import { useRefusal } from './refusal'
import { Remark } from './remark'
import { Table } from './table'

interface FieldConflictsProps {
  labelOf: (field: string) => string
  /** Formats a value in the reader's language; '' for none. */
  show: (field: string, value: FieldConflict['now'] | undefined) => string
  /** The reader's own values, if they are not those of the form. */
  entered?: Partial<Record<string, string>>
  /** Wording for when the other version is not what the reader entered. */
  words?: { text: string; entered: string; keepTheirs: string }
}

/** Shows what another user has saved meanwhile beside what was entered. */
export function FieldConflicts({ labelOf, show, entered, words }: FieldConflictsProps) {
  const { conflict } = useTexts().forms
  const texts = { ...conflict, ...words }
  const refusal = useRefusal()
  const { conflicts } = refusal
  const values = entered ?? refusal.values
  const href = useHref()
  const { pathname } = useLocation()
  if (!conflicts) return null
  return (
    <section className="banner" role="alert" aria-labelledby="abweichung" tabIndex={-1}>
      <h2 className="banner-title" id="abweichung">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <Table
        caption={texts.title}
        kind="facts"
        rows={conflicts}
        keyOf={(conflict) => conflict.field}
        columns={[
          { title: texts.field, cell: (conflict) => labelOf(conflict.field) },
          {
            title: texts.now,
            isGroup: true,
            cell: (conflict) => (
              <>
                {show(conflict.field, conflict.now) || <Empty />}
                <LastChange conflict={conflict} />
              </>
            ),
          },
          {
            title: texts.entered,
            isGroup: true,
            cell: (conflict) => show(conflict.field, values[conflict.field]) || <Empty />,
          },
        ]}
      />
      <p>
        <a className="target" href={href(pathname)}>
          {texts.keepTheirs}
        </a>
      </p>
    </section>
  )
}

function LastChange({ conflict: { changedAt, changedBy } }: { conflict: FieldConflict }) {
  const { conflict: texts } = useTexts().forms
  const language = useLanguage()
  if (changedAt === null) return null
  const moment = formatMoment(changedAt, language)
  return <Remark>{changedBy === null ? texts.changedAt(moment) : texts.changedBy(moment, changedBy)}</Remark>
}

function Empty() {
  return <span className="soft">{useTexts().forms.conflict.empty}</span>
}
