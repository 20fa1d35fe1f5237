import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { PROBLEM_CODES } from '~/http/problem-codes'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { jsonSchemaOf } from '../contract/json-schema'
import { problemSchema, STATUS_OF } from '../contract/problems'
import { shownFields } from './calls.server'
import { useDocsHref } from './code-language'
import { DocsPage } from './docs-page'
import { FieldTable } from './field-table'
import { frameOf } from './frame.server'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

export function loader({ request }: Args<typeof handle>) {
  const language = languageOf(request)
  const { pages, errors } = docsTexts(language)
  const { code: _, ...properties } = jsonSchemaOf(problemSchema).properties ?? {}
  return {
    frame: frameOf(request),
    ...pages.errors,
    fields: shownFields({ properties }, language),
    codes: PROBLEM_CODES.map((code) => ({
      code,
      status: STATUS_OF[code],
      title: errors[code].title,
    })).toSorted((one, other) => one.status - other.status),
  }
}

export default function Errors() {
  const { frame, title, text, all, fields, codes } = useLoaderData<typeof loader>()
  const { labels } = frame.texts
  const href = useDocsHref()
  return (
    <DocsPage frame={frame} title={title} text={text}>
      <FieldTable fields={fields} caption={labels.body} labels={labels} isAnswer />
      <Table
        kind="plain"
        className="field-table"
        caption={all}
        isCaptionShown
        rows={codes}
        keyOf={({ code }) => code}
        columns={[
          {
            title: labels.code,
            cell: ({ code }) => (
              <a className="target" href={href(paths.docsError(code))}>
                {code}
              </a>
            ),
          },
          { title: labels.status, isGroup: true, cell: ({ status }) => status },
          { title: labels.meaning, cell: ({ title: meaning }) => meaning },
        ]}
      />
    </DocsPage>
  )
}
