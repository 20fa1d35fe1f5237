import { TEMPLATE_NAMES, type TemplateName } from '~/domain/outbox/template'
import type { TemplateKey } from '~/domain/outbox/templates.server'
import { useHref, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { type Column, Table } from '~/kit/table'
import { paths } from '~/paths'
import type { Language } from '~db/schema'

const LANGUAGES: readonly Language[] = ['de', 'en']

export function TemplatesPage({ own }: { own: TemplateKey[] }) {
  const texts = useTexts().mailTemplates
  return (
    <>
      <PageHead back={{ to: paths.outbox(), label: texts.toOutbox }} title={texts.title} />
      <p>{texts.intro}</p>
      <Table
        caption={texts.title}
        rows={TEMPLATE_NAMES}
        keyOf={(name) => name}
        columns={[
          { title: texts.name, cell: (name) => texts.names[name] },
          ...LANGUAGES.map(
            (language): Column<TemplateName> => ({
              title: texts.languages[language],
              cell: (name) => <TemplateLink name={name} language={language} own={own} />,
            }),
          ),
        ]}
      />
    </>
  )
}

function TemplateLink({
  name,
  language,
  own,
}: {
  name: TemplateName
  language: Language
  own: TemplateKey[]
}) {
  const texts = useTexts().mailTemplates
  const href = useHref()
  const isOwn = own.some((key) => key.name === name && key.language === language)
  return (
    <a
      className="target"
      href={href(paths.mailTemplate(name, language))}
      aria-label={`${texts.names[name]}, ${texts.languages[language]}: ${isOwn ? texts.own : texts.ours}`}
    >
      {isOwn ? texts.own : texts.ours}
    </a>
  )
}
