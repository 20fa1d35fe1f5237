import type { Refusal } from '~/forms/faults'
import { formatCount } from '~/i18n/format'
import type { Language } from '~db/schema'
import { TextAreaField, TextField } from './field'
import { PostForm } from './form'
import { useLanguage, useTexts } from './language'

interface Props {
  action: string
  title: string
  text: string
  formKey: string
  refusal: Refusal | undefined
}

export function MessageForm({ action, title, text, formKey, refusal }: Props) {
  const texts = useTexts().forms.message
  const language = useLanguage()
  const { faults = {}, values = {} } = refusal ?? {}
  const isTooLong = faults.message === 'message_too_long'
  return (
    <section className="sheet stack screen-only" aria-labelledby="nachricht">
      <div className="stack-tight">
        <h2 id="nachricht">{title}</h2>
        <p>{text}</p>
      </div>
      <PostForm action={action} formKey={formKey}>
        <TextAreaField
          name="message"
          label={texts.body}
          hint={isTooLong ? texts.bodyLength(lengthOf(values.message ?? '', language)) : texts.bodyHint}
          fault={faults.message}
          defaultValue={values.message}
        />
        <TextField
          name="reply_to"
          type="email"
          label={texts.replyTo}
          hint={texts.replyToHint}
          fault={faults.reply_to}
          defaultValue={values.reply_to}
          autoComplete="email"
          isOptional
        />
        <button type="submit" className="button">
          {texts.button}
        </button>
      </PostForm>
    </section>
  )
}

/** As it is counted when it is read: a line break is one character, not the two that browsers send. */
function lengthOf(message: string, language: Language): string {
  return formatCount(message.replaceAll('\r\n', '\n').trim().length, language)
}
