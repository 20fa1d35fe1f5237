import type { EmployeePage } from '~/domain/overviews/employee.server'
import { formatLongMoment } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'

type Props = Pick<EmployeePage, 'employee' | 'heldAddress'> & { mayRelease: boolean }

/** Asks whoever does payroll whether a changed mail address is the person's. */
export function HeldAddressPart({ employee: { id, email }, heldAddress, mayRelease }: Props) {
  const texts = useTexts().employees.heldAddress
  const language = useLanguage()
  if (heldAddress === null || email === null) return null
  const { at, before } = heldAddress
  return (
    <Notice title={texts.title} id="adresse">
      <p>{texts.text(formatLongMoment(at, language))}</p>
      <Facts
        facts={[
          { label: texts.before, value: before ?? texts.none },
          { label: texts.now, value: <MailAddress address={email} /> },
        ]}
      />
      <p>{mayRelease ? texts.ask : texts.wait}</p>
      {mayRelease ? (
        <OfficeForm action={paths.employeeAddressRelease(id)} button={texts.button}>
          <input type="hidden" name="email" value={email} />
        </OfficeForm>
      ) : null}
    </Notice>
  )
}
