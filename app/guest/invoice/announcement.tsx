import { LongDate } from '~/kit/figures'
import { PostForm } from '~/kit/form'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { Announced, Props } from './how-to-pay'

export function Announcement({ page, announcedOn, formKey }: Omit<Props, 'invoice' | 'image'> & Announced) {
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
        <button type="submit" className="button button-quiet">
          {texts.button}
        </button>
      </PostForm>
      <p className="small soft">{texts.hint}</p>
    </div>
  )
}
