import type { MonthText } from '~/domain/calendar'
import type { IncomingSlip, PayslipFile } from '~/domain/incoming-payslips/list.server'
import { FILE_FIELD, SLIP_MONTH_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { TextField } from '../field'
import { described, FieldFault } from '../field-frame'
import { useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { BackLink } from '../records/back-link'
import { fieldOf, useRefusal } from '../refusal'
import { SavedBanner } from '../saved'
import { DoubtfulSlips } from './doubtful-slips'
import { PayslipFiles } from './payslip-files'
import { ReadySlips } from './ready-slips'
import { type Waiting, WaitingSlips } from './waiting-slips'

interface Props {
  slips: IncomingSlip[]
  waiting: Waiting[]
  files: PayslipFile[]
  usualMonth: MonthText
}

export function IncomingPage({ slips, waiting, files, usualMonth }: Props) {
  const texts = useTexts().incoming
  const doubtful = slips.filter(({ doubt }) => doubt !== null)
  const ready = slips.filter(({ doubt }) => doubt === null)
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.payslips()} label={texts.back} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Upload usualMonth={usualMonth} />
      {slips.length + waiting.length === 0 ? <p className="empty">{texts.none}</p> : null}
      {doubtful.length > 0 ? <DoubtfulSlips slips={doubtful} /> : null}
      {ready.length > 0 ? <ReadySlips slips={ready} /> : null}
      {waiting.length > 0 ? <WaitingSlips slips={waiting} /> : null}
      {files.length > 0 ? <PayslipFiles files={files} /> : null}
    </>
  )
}

function Upload({ usualMonth }: Pick<Props, 'usualMonth'>) {
  const { upload } = useTexts().incoming
  const actionOf = useFormAction()
  const refusal = useRefusal()
  const fault = refusal.faults[FILE_FIELD]
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action={actionOf(paths.incomingPayslips())}
      noValidate
    >
      <TextField
        {...fieldOf(refusal, SLIP_MONTH_FIELD, usualMonth)}
        label={upload.month}
        hint={upload.monthHint}
        type="month"
        autoComplete="off"
      />
      <div className="field">
        <label htmlFor={FILE_FIELD}>{upload.file}</label>
        <p className="field-hint" id={`${FILE_FIELD}-hinweis`}>
          {upload.fileHint}
        </p>
        <FieldFault id={FILE_FIELD} fault={fault} />
        <input
          className="input"
          type="file"
          id={FILE_FIELD}
          name={FILE_FIELD}
          accept=".pdf,application/pdf"
          multiple
          {...described(FILE_FIELD, upload.fileHint, fault)}
        />
      </div>
      <button type="submit" className="button">
        {upload.button}
      </button>
    </form>
  )
}
