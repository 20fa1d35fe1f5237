import type { MailTemplate } from '~/domain/outbox/letter'
import type { TemplateName } from '~/domain/outbox/template'
import type { Texts } from '~/i18n/texts'
import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import { MailFrame } from './frame'
import { PREVIEW, TemplateForm } from './template-form'

interface Props {
  page: {
    name: TemplateName
    language: Language
    template: MailTemplate
    isOwn: boolean
    revision: number
  }
}

export function templateTitle({ mailTemplates }: Texts, data: unknown): string {
  const page = (data as Partial<Props> | undefined)?.page
  const { names, languages, title } = mailTemplates
  return page ? `${names[page.name]} (${languages[page.language]}) – ${title}` : title
}

export function TemplatePage({ page: { name, language, template, isOwn, revision } }: Props) {
  const texts = useTexts().mailTemplates
  const labelOf = (field: string) => (field === 'subject' ? texts.subject : texts.body)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={labelOf} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.mailTemplates(), label: texts.toList }}
        title={texts.names[name]}
        status={
          <span className="soft">
            {texts.languages[language]}, {isOwn ? texts.own : texts.ours}
          </span>
        }
        others={[
          isOwn && {
            label: texts.reset,
            action: paths.mailTemplateReset(name, language),
            confirm: texts.resetText,
            isEnd: true,
          },
        ]}
      />
      <FieldConflicts labelOf={labelOf} show={(_, value) => String(value ?? texts.ours)} />
      <TemplateForm name={name} language={language} template={template} revision={revision} />
      <section className="stack-tight" aria-labelledby="so-sieht-es-aus">
        <h2 id="so-sieht-es-aus">{texts.previewTitle}</h2>
        <p className="soft">{texts.previewHint}</p>
        <MailFrame
          path={paths.mailTemplatePreview(name, language)}
          title={texts.previewTitle}
          name={PREVIEW}
        />
      </section>
    </>
  )
}
