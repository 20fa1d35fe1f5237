import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { LongDate } from '~/kit/figures'
import { PostForm } from '~/kit/form'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'

interface Props {
  page: string
  announcedOn: LinkedInvoice['announcedOn']
  formKey: string
}

export function Announcement({ page, announcedOn, formKey }: Props) {
  const texts = useTexts().invoice.pay.announce
  if (announcedOn !== null) {
    return (
      <p>
        {texts.done} <LongDate date={announcedOn} />. {texts.doneText}
      </p>
    )
  }
  return (
    <div className="stack-tight screen-only">
      <PostForm action={paths.invoiceTransfer(page)} formKey={formKey}>
        <button type="submit" className="button">
          {texts.button}
        </button>
      </PostForm>
      <p className="small soft">{texts.hint}</p>
    </div>
  )
}
