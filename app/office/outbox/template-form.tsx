import type { MailTemplate } from '~/domain/outbox/letter'
import type { TemplateName } from '~/domain/outbox/template'
import { TEMPLATE_WORDS } from '~/domain/outbox/template'
import { TextAreaField, TextField } from '~/kit/field'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import type { Language } from '~db/schema'

export const PREVIEW = 'vorschau'

interface Props {
  name: TemplateName
  language: Language
  template: MailTemplate
  revision: number
}

export function TemplateForm({ name, language, template, revision }: Props) {
  const { mailTemplates: texts, forms } = useTexts()
  const href = useHref()
  const actionOf = useFormAction()
  const refusal = useRefusal()
  return (
    <form className="form" method="post" action={actionOf(paths.mailTemplate(name, language))} noValidate>
      <input type="hidden" name={REVISION_FIELD} value={refusal.values[REVISION_FIELD] ?? revision} />
      <TextField
        {...fieldOf(refusal, 'subject', template.subject)}
        label={texts.subject}
        lang={language}
        autoComplete="off"
      />
      <TextAreaField
        {...fieldOf(refusal, 'body', template.body)}
        label={texts.body}
        hint={texts.bodyHint}
        lang={language}
        rows={16}
      />
      <div className="stack-tight">
        <h2>{texts.wordsTitle}</h2>
        <p>{texts.wordsText}</p>
        <ul>
          {TEMPLATE_WORDS[name].map((word) => (
            <li key={word}>
              <code>{`{${word}}`}</code> {texts.words[word]}
            </li>
          ))}
        </ul>
      </div>
      <p className="actions">
        <button type="submit" className="button">
          {refusal.conflicts ? forms.conflict.saveMine : texts.save}
        </button>
        <button
          type="submit"
          className="button button-quiet"
          formAction={href(paths.mailTemplatePreview(name, language))}
          formTarget={PREVIEW}
        >
          {texts.preview}
        </button>
      </p>
    </form>
  )
}
