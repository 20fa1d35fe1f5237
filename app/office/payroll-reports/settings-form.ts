import * as z from 'zod'
import { TAX_PERIODS } from '~/domain/payroll-reports/settings'
import { parseCents } from '~/kit/forms/decimal'
import { inPrint, line, optionalLine, revision } from '~/kit/forms/fields'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { companyNumber, optional, required } from '~/kit/forms/value-fields'

export const reportingForm = z
  .object({
    company_number: companyNumber(),
    tax_period: z.enum(TAX_PERIODS).catch('month'),
    accident_maximum: optional('amount_wrong', (text) => {
      const cents = parseCents(text)
      return cents !== undefined && cents > 0 ? cents : undefined
    }),
    accident_tariff: inPrint(optionalLine(40)),
    [REVISION_FIELD]: revision(),
  })
  .transform(({ [REVISION_FIELD]: seen, ...typed }) => ({
    companyNumber: typed.company_number,
    taxPeriod: typed.tax_period,
    accidentMaximumCents: typed.accident_maximum,
    accidentTariff: typed.accident_tariff,
    revision: seen ?? 0,
  }))

export const fundNumberForm = z
  .object({
    name: line(60, 'fund_name_missing'),
    fund_number: required(companyNumber(), 'company_number_wrong'),
  })
  .transform(({ name, fund_number }) => ({ name, companyNumber: fund_number }))
