/**
 * Derived by tests/einvoice-tables.ts, a line an element of the standard, however many those are; schema.ts says how it is read.
 *
 * UN/CEFACT Cross Industry Invoice 100.D16B. Copyright (C) UN/CEFACT (2016). All Rights Reserved.
 *
 * This document and translations of it may be copied and furnished to others, and derivative works that comment on or otherwise
 * explain it or assist in its implementation may be prepared, copied, published and distributed, in whole or in part, without
 * restriction of any kind, provided that the above copyright notice and this paragraph are included on all such copies and
 * derivative works.
 */
export const CII_D16B = `
@qdt
FormattedDateTime DateTimeString:DateString
@ram
AdvancePayment PaidAmount:Amount FormattedReceivedDateTime:FormattedDateTime? IncludedTradeTax:TradeTax*
AppliedAllowanceCharge ActualAmount:Amount? Description:Text? ReasonCode:Code? CalculationPercent:Rate?
  BasisAmount:Amount? ChargeIndicator:Indicator CategoryAppliedTax:AppliedTax?
AppliedTax CalculatedAmount:Amount? TypeCode:Code? CalculatedRate:Rate? BasisAmount:Amount? TaxPointDate:Date?
AvailablePeriod StartDateTime:DateTime? EndDateTime:DateTime? Description:Text?
BasicWorkItem ID ReferenceID:ID? PrimaryClassificationCode:Code* AlternativeClassificationCode:Code*
  TypeCode:Code* Comment:Text* TotalQuantity:Quantity? TotalQuantityClassificationCode:Code? IndexValue:Rate?
  StatusCode:Code* ReferenceFileBinaryObject:BinaryObject* Index:Text? RequestedActionCode:Code*
  PriceListItemID:ID? ContractualLanguageCode:Code?
  ActualWorkItemComplexDescription:WorkItemComplexDescription*
  TotalQuantityWorkItemQuantityAnalysis:WorkItemQuantityAnalysis* UnitCalculatedPrice:CalculatedPrice*
  TotalCalculatedPrice:CalculatedPrice* SubordinateBasicWorkItem:BasicWorkItem*
  ChangedRecordedStatus:RecordedStatus* ItemBasicWorkItem:BasicWorkItem*
  ReferencedSpecifiedBinaryFile:SpecifiedBinaryFile*
BranchFinancialInstitution ID? Name:Text? LocationFinancialInstitutionAddress:FinancialInstitutionAddress?
CalculatedPrice TypeCode:Code* ChargeAmount:Amount* RelatedAppliedAllowanceCharge:AppliedAllowanceCharge*
ContactPerson GivenName:Text? MiddleName:Text? FamilyName:Text?
CreditorFinancialAccount IBANID:ID? AccountName:Text? ProprietaryID:ID?
CreditorFinancialInstitution BICID:ID? CHIPSUniversalID:ID? NewZealandNCCID:ID? IrishNSCID:ID?
  UKSortCodeID:ID? CHIPSParticipantID:ID? SwissBCID:ID? FedwireRoutingNumberID:ID? PortugueseNCCID:ID?
  RussianCentralBankID:ID? ItalianDomesticID:ID? AustrianBankleitzahlID:ID? CanadianPaymentsAssociationID:ID?
  SICID:ID? GermanBankleitzahlID:ID? SpanishDomesticInterbankingID:ID? SouthAfricanNCCID:ID?
  HongKongBankID:ID? AustralianBSBID:ID? IndianFinancialSystemID:ID? HellenicBankID:ID?
  PolishNationalClearingID:ID? Name:Text? ClearingSystemName:Text? JapanFinancialInstitutionCommonID:ID?
  LocationFinancialInstitutionAddress:FinancialInstitutionAddress?
  SubDivisionBranchFinancialInstitution:BranchFinancialInstitution?
DebtorFinancialAccount IBANID:ID? AccountName:Text? ProprietaryID:ID?
DebtorFinancialInstitution BICID:ID? ClearingSystemName:Text? CHIPSUniversalID:ID? NewZealandNCCID:ID?
  IrishNSCID:ID? UKSortCodeID:ID? CHIPSParticipantID:ID? SwissBCID:ID? FedwireRoutingNumberID:ID?
  PortugueseNCCID:ID? RussianCentralBankID:ID? ItalianDomesticID:ID? AustrianBankleitzahlID:ID?
  CanadianPaymentsAssociationID:ID? SICID:ID? GermanBankleitzahlID:ID? SpanishDomesticInterbankingID:ID?
  SouthAfricanNCCID:ID? HongKongBankID:ID? AustralianBSBID:ID? IndianFinancialSystemID:ID? HellenicBankID:ID?
  PolishNationalClearingID:ID? Name:Text? JapanFinancialInstitutionCommonID:ID?
  LocationFinancialInstitutionAddress:FinancialInstitutionAddress?
  SubDivisionBranchFinancialInstitution:BranchFinancialInstitution?
DeliveryAdjustment ReasonCode:PriceTypeCode? Reason:Text* ActualAmount:Amount* ActualQuantity:Quantity?
  ActualDateTime:DateTime?
DisposalInstructions MaterialID:ID? RecyclingDescriptionCode:Code* Description:Text* RecyclingProcedure:Text*
DocumentContextParameter ID? Value:Text? SpecifiedDocumentVersion:DocumentVersion?
DocumentLineDocument LineID:ID? ParentLineID:ID? LineStatusCode:TaxTypeCode? LineStatusReasonCode:Code?
  IncludedNote:Note*
DocumentVersion ID? Name:Text? IssueDateTime:DateTime?
ExchangedDocument ID Name:Text* TypeCode:DocumentCode? IssueDateTime:DateTime CopyIndicator:Indicator?
  Purpose:Text? ControlRequirementIndicator:Indicator? LanguageID:ID* PurposeCode:TaxTypeCode?
  RevisionDateTime:DateTime? VersionID:ID? GlobalID:ID? RevisionID:ID? PreviousRevisionID:ID?
  CategoryCode:Code? IncludedNote:Note* EffectiveSpecifiedPeriod:SpecifiedPeriod? IssuerTradeParty:TradeParty?
ExchangedDocumentContext SpecifiedTransactionID:ID? TestIndicator:Indicator?
  BusinessProcessSpecifiedDocumentContextParameter:DocumentContextParameter*
  BIMSpecifiedDocumentContextParameter:DocumentContextParameter*
  ScenarioSpecifiedDocumentContextParameter:DocumentContextParameter*
  ApplicationSpecifiedDocumentContextParameter:DocumentContextParameter*
  GuidelineSpecifiedDocumentContextParameter:DocumentContextParameter*
  SubsetSpecifiedDocumentContextParameter:DocumentContextParameter*
  MessageStandardSpecifiedDocumentContextParameter:DocumentContextParameter?
FinancialAdjustment ReasonCode:Code? Reason:Text* ActualAmount:Amount* ActualQuantity:Quantity?
  ActualDateTime:DateTime? ClaimRelatedTradeParty:TradeParty?
  InvoiceReferenceReferencedDocument:ReferencedDocument?
FinancialInstitutionAddress PostcodeCode:Code? BuildingNumber:Text? LineOne:Text? LineTwo:Text?
  LineThree:Text? LineFour:Text? LineFive:Text? StreetName:Text? CityName:Text? CountrySubDivisionID:ID?
  CountryID:ID? TypeCode:Code? DepartmentName:Text? PostOfficeBox:Text? CityID:ID?
  CountrySubDivisionName:Text? CountryName:Text?
GeographicalCoordinate AltitudeMeasure:Measure? LatitudeMeasure:Measure? LongitudeMeasure:Measure?
  SystemID:ID?
GroupedWorkItem ID PrimaryClassificationCode:Code* AlternativeClassificationCode:Code* TypeCode:Code*
  Comment:Text* TotalQuantity:Quantity? Index:Text? RequestedActionCode:Code* PriceListItemID:ID?
  ContractualLanguageCode:Code? TotalCalculatedPrice:CalculatedPrice* ItemGroupedWorkItem:GroupedWorkItem*
  ItemBasicWorkItem:BasicWorkItem* ChangedRecordedStatus:RecordedStatus*
  ActualWorkItemComplexDescription:WorkItemComplexDescription*
  ReferencedSpecifiedBinaryFile:SpecifiedBinaryFile*
HeaderTradeAgreement Reference:Text* BuyerReference:Text? SellerTradeParty:TradeParty?
  BuyerTradeParty:TradeParty? SalesAgentTradeParty:TradeParty? BuyerRequisitionerTradeParty:TradeParty*
  BuyerAssignedAccountantTradeParty:TradeParty? SellerAssignedAccountantTradeParty:TradeParty?
  BuyerTaxRepresentativeTradeParty:TradeParty? SellerTaxRepresentativeTradeParty:TradeParty?
  ProductEndUserTradeParty:TradeParty? ApplicableTradeDeliveryTerms:TradeDeliveryTerms?
  SellerOrderReferencedDocument:ReferencedDocument? BuyerOrderReferencedDocument:ReferencedDocument?
  QuotationReferencedDocument:ReferencedDocument? OrderResponseReferencedDocument:ReferencedDocument?
  ContractReferencedDocument:ReferencedDocument? DemandForecastReferencedDocument:ReferencedDocument?
  SupplyInstructionReferencedDocument:ReferencedDocument?
  PromotionalDealReferencedDocument:ReferencedDocument? PriceListReferencedDocument:ReferencedDocument?
  AdditionalReferencedDocument:ReferencedDocument* RequisitionerReferencedDocument:ReferencedDocument*
  BuyerAgentTradeParty:TradeParty? PurchaseConditionsReferencedDocument:ReferencedDocument*
  SpecifiedProcuringProject:ProcuringProject? UltimateCustomerOrderReferencedDocument:ReferencedDocument*
HeaderTradeDelivery RelatedSupplyChainConsignment:SupplyChainConsignment? ShipToTradeParty:TradeParty?
  UltimateShipToTradeParty:TradeParty? ShipFromTradeParty:TradeParty?
  ActualDespatchSupplyChainEvent:SupplyChainEvent? ActualPickUpSupplyChainEvent:SupplyChainEvent?
  ActualDeliverySupplyChainEvent:SupplyChainEvent? ActualReceiptSupplyChainEvent:SupplyChainEvent?
  AdditionalReferencedDocument:ReferencedDocument* DespatchAdviceReferencedDocument:ReferencedDocument?
  ReceivingAdviceReferencedDocument:ReferencedDocument? DeliveryNoteReferencedDocument:ReferencedDocument?
  ConsumptionReportReferencedDocument:ReferencedDocument? PreviousDeliverySupplyChainEvent:SupplyChainEvent*
  PackingListReferencedDocument:ReferencedDocument?
HeaderTradeSettlement DuePayableAmount:Amount* CreditorReferenceTypeCode:Code* CreditorReferenceType:Text*
  CreditorReferenceIssuerID:ID* CreditorReferenceID:ID? PaymentReference:Text* TaxCurrencyCode:TaxTypeCode?
  InvoiceCurrencyCode:TaxTypeCode? PaymentCurrencyCode:TaxTypeCode? InvoiceIssuerReference:Text?
  InvoiceDateTime:DateTime? NextInvoiceDateTime:DateTime* CreditReasonCode:Code? CreditReason:Text*
  InvoicerTradeParty:TradeParty? InvoiceeTradeParty:TradeParty? PayeeTradeParty:TradeParty?
  PayerTradeParty:TradeParty? TaxApplicableTradeCurrencyExchange:TradeCurrencyExchange?
  InvoiceApplicableTradeCurrencyExchange:TradeCurrencyExchange?
  PaymentApplicableTradeCurrencyExchange:TradeCurrencyExchange?
  SpecifiedTradeSettlementPaymentMeans:TradeSettlementPaymentMeans* ApplicableTradeTax:TradeTax*
  BillingSpecifiedPeriod:SpecifiedPeriod? SpecifiedTradeAllowanceCharge:TradeAllowanceCharge*
  SubtotalCalculatedTradeTax:TradeTax* SpecifiedLogisticsServiceCharge:LogisticsServiceCharge*
  SpecifiedTradePaymentTerms:TradePaymentTerms*
  SpecifiedTradeSettlementHeaderMonetarySummation:TradeSettlementHeaderMonetarySummation?
  SpecifiedFinancialAdjustment:FinancialAdjustment* InvoiceReferencedDocument:ReferencedDocument?
  ProFormaInvoiceReferencedDocument:ReferencedDocument? LetterOfCreditReferencedDocument:ReferencedDocument?
  FactoringAgreementReferencedDocument:ReferencedDocument* FactoringListReferencedDocument:ReferencedDocument*
  PayableSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  ReceivableSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  PurchaseSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  SalesSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  SpecifiedTradeSettlementFinancialCard:TradeSettlementFinancialCard* SpecifiedAdvancePayment:AdvancePayment*
  UltimatePayeeTradeParty:TradeParty?
LegalOrganization LegalClassificationCode:Code? Name:Text? ID? TradingBusinessName:Text?
  PostalTradeAddress:TradeAddress? AuthorizedLegalRegistration:LegalRegistration*
LegalRegistration TypeCode:Code? ID?
LineTradeAgreement BuyerReference:Text? BuyerRequisitionerTradeParty:TradeParty*
  ApplicableTradeDeliveryTerms:TradeDeliveryTerms? SellerOrderReferencedDocument:ReferencedDocument?
  BuyerOrderReferencedDocument:ReferencedDocument? QuotationReferencedDocument:ReferencedDocument?
  ContractReferencedDocument:ReferencedDocument? DemandForecastReferencedDocument:ReferencedDocument?
  PromotionalDealReferencedDocument:ReferencedDocument? AdditionalReferencedDocument:ReferencedDocument*
  GrossPriceProductTradePrice:TradePrice? NetPriceProductTradePrice:TradePrice?
  RequisitionerReferencedDocument:ReferencedDocument* ItemSellerTradeParty:TradeParty?
  ItemBuyerTradeParty:TradeParty? IncludedSpecifiedMarketplace:SpecifiedMarketplace?
  UltimateCustomerOrderReferencedDocument:ReferencedDocument*
LineTradeDelivery RequestedQuantity:Quantity? ReceivedQuantity:Quantity? BilledQuantity:Quantity?
  ChargeFreeQuantity:Quantity? PackageQuantity:Quantity? ProductUnitQuantity:Quantity?
  PerPackageUnitQuantity:Quantity? NetWeightMeasure:Measure? GrossWeightMeasure:Measure?
  TheoreticalWeightMeasure:Measure? DespatchedQuantity:Quantity?
  SpecifiedDeliveryAdjustment:DeliveryAdjustment* IncludedSupplyChainPackaging:SupplyChainPackaging*
  RelatedSupplyChainConsignment:SupplyChainConsignment? ShipToTradeParty:TradeParty?
  UltimateShipToTradeParty:TradeParty? ShipFromTradeParty:TradeParty?
  ActualDespatchSupplyChainEvent:SupplyChainEvent? ActualPickUpSupplyChainEvent:SupplyChainEvent?
  RequestedDeliverySupplyChainEvent:SupplyChainEvent? ActualDeliverySupplyChainEvent:SupplyChainEvent?
  ActualReceiptSupplyChainEvent:SupplyChainEvent? AdditionalReferencedDocument:ReferencedDocument*
  DespatchAdviceReferencedDocument:ReferencedDocument? ReceivingAdviceReferencedDocument:ReferencedDocument?
  DeliveryNoteReferencedDocument:ReferencedDocument? ConsumptionReportReferencedDocument:ReferencedDocument?
  PackingListReferencedDocument:ReferencedDocument?
LineTradeSettlement PaymentReference:Text* InvoiceIssuerReference:Text? TotalAdjustmentAmount:Amount?
  DiscountIndicator:Indicator? ApplicableTradeTax:TradeTax* BillingSpecifiedPeriod:SpecifiedPeriod?
  SpecifiedTradeAllowanceCharge:TradeAllowanceCharge* SubtotalCalculatedTradeTax:TradeTax*
  SpecifiedLogisticsServiceCharge:LogisticsServiceCharge* SpecifiedTradePaymentTerms:TradePaymentTerms*
  SpecifiedTradeSettlementLineMonetarySummation:TradeSettlementLineMonetarySummation?
  SpecifiedFinancialAdjustment:FinancialAdjustment* InvoiceReferencedDocument:ReferencedDocument?
  AdditionalReferencedDocument:ReferencedDocument*
  PayableSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  ReceivableSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  PurchaseSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  SalesSpecifiedTradeAccountingAccount:TradeAccountingAccount*
  SpecifiedTradeSettlementFinancialCard:TradeSettlementFinancialCard?
LogisticsLocation ID? Name:Text* TypeCode:Code? Description:Text*
  PhysicalGeographicalCoordinate:GeographicalCoordinate? PostalTradeAddress:TradeAddress?
LogisticsServiceCharge ID:CountryID? Description:Text* PaymentArrangementCode:Code?
  TariffClassCode:GoodsTypeCode? ChargeCategoryCode:Code? ServiceCategoryCode:Code? DisbursementAmount:Amount*
  AppliedAmount:Amount* AllowanceCharge:Text? PayingPartyRoleCode:GoodsTypeCode?
  CalculationBasisCode:GoodsTypeCode? CalculationBasis:Text? TransportPaymentMethodCode:Code?
  PaymentPlaceLogisticsLocation:LogisticsLocation? AppliedFromLogisticsLocation:LogisticsLocation?
  AppliedToLogisticsLocation:LogisticsLocation? AppliedTradeTax:TradeTax*
LogisticsTransportEquipment ID? LoadingLengthMeasure:Measure? CategoryCode:GoodsTypeCode?
  CharacteristicCode:GoodsTypeCode? UsedCapacityCode:GoodsTypeCode? LinearSpatialDimension:SpatialDimension?
LogisticsTransportMeans TypeCode:GoodsTypeCode? Type:Text? ID? Name:Text? OwnerTradeParty:TradeParty?
LogisticsTransportMovement StageCode:GoodsTypeCode? ModeCode:GoodsTypeCode? Mode:Text?
  UsedLogisticsTransportMeans:LogisticsTransportMeans?
MaterialGoodsCharacteristic Description:Text* TypeCode:Code? ProportionalConstituentPercent:Rate?
  AbsolutePresenceWeightMeasure:Measure? AbsolutePresenceVolumeMeasure:Measure?
Note Subject:Text? ContentCode:Code? Content:Text* SubjectCode:Code? ID?
PackagingMarking TypeCode:TaxTypeCode* Content:Text* ContentDateTime:DateTime? ContentAmount:Amount*
  BarcodeTypeCode:Code* ContentCode:Code* AutomaticDataCaptureMethodTypeCode:TaxTypeCode*
ProcuringProject ID Description:Text? Name:Text
ProductCharacteristic ID* TypeCode:Code? Description:Text* ValueMeasure:Measure? MeasurementMethodCode:Code?
  Value:Text* ValueCode:Code? ValueDateTime:DateTime? ValueIndicator:Indicator? ContentTypeCode:Code?
  ValueSpecifiedBinaryFile:SpecifiedBinaryFile?
  ApplicableProductCharacteristicCondition:ProductCharacteristicCondition*
  ApplicableReferencedStandard:ReferencedStandard?
ProductCharacteristicCondition TypeCode:Code? Name:Text* ValueMeasure:Measure?
ProductClassification SystemID:ID? SystemName:Text* ClassCode:Code? ClassName:Text* SubClassCode:Code?
  ClassProductCharacteristic:ProductCharacteristic* ApplicableReferencedStandard:ReferencedStandard?
RecordedStatus ConditionCode:Code ChangerName:Text? ChangedDateTime:DateTime
ReferencePrice ChargeAmount:Amount? BasisQuantity:Quantity* NetPriceIndicator:Indicator*
  ComparisonMethodCode:Code?
ReferencedDocument IssuerAssignedID:ID? URIID:ID? StatusCode:GoodsTypeCode? CopyIndicator:Indicator?
  LineID:ID? TypeCode:DocumentCode? GlobalID:ID? RevisionID:ID? Name:Text*
  AttachmentBinaryObject:BinaryObject* Information:Text* ReferenceTypeCode:GoodsTypeCode? SectionName:Text*
  PreviousRevisionID:ID* FormattedIssueDateTime:FormattedDateTime? EffectiveSpecifiedPeriod:SpecifiedPeriod?
  IssuerTradeParty:TradeParty? AttachedSpecifiedBinaryFile:SpecifiedBinaryFile*
ReferencedProduct ID* GlobalID:ID* SellerAssignedID:ID? BuyerAssignedID:ID? ManufacturerAssignedID:ID*
  IndustryAssignedID:ID* Name:Text* Description:Text* RelationshipTypeCode:Code* UnitQuantity:Quantity*
ReferencedStandard ID? VersionID:ID? ElementVersionID:ID? URIID:ID? PartID:ID? AgencyID:ID?
RegisteredTax TypeCode:Code? ExemptionReasonCode:Code? ExemptionReason:Text* CurrencyCode:Code?
  Jurisdiction:Text* Description:Text* CustomsDutyIndicator:Indicator?
ReturnableAssetInstructions MaterialID:ID* TermsAndConditionsDescription:Text*
  TermsAndConditionsDescriptionCode:Code? DepositValueSpecifiedAmount:Amount*
  DepositValueValiditySpecifiedPeriod:SpecifiedPeriod?
SpatialDimension ValueMeasure:Measure? TypeCode:GoodsTypeCode? Description:Text* WidthMeasure:Measure?
  LengthMeasure:Measure? HeightMeasure:Measure? ID? DiameterMeasure:Measure?
SpecificationQuery ID TypeCode:Code? Content:Text ContractualLanguageCode:Code?
SpecificationResponse ID QueryID:ID? TypeCode:Code? Content:Text ContractualLanguageCode:Code?
SpecifiedBinaryFile ID* Title:Text* AuthorName:Text* VersionID:ID? FileName:Text? URIID:ID? MIMECode:Code?
  EncodingCode:Code? CharacterSetCode:Code? IncludedBinaryObject:BinaryObject* Access:Text* Description:Text*
  SizeMeasure:Measure? AccessAvailabilitySpecifiedPeriod:SpecifiedPeriod?
SpecifiedMarketplace ID? Name:Text? VirtualIndicator:Indicator? WebsiteURIID:ID* SalesMethodCode:Code?
  OrderingAvailablePeriod:AvailablePeriod*
SpecifiedPeriod DurationMeasure:Measure* InclusiveIndicator:Indicator? Description:Text*
  StartDateTime:DateTime? EndDateTime:DateTime? CompleteDateTime:DateTime? OpenIndicator:Indicator?
  SeasonCode:Code? ID? Name:Text* SequenceNumeric:Rate? StartDateFlexibilityCode:Code?
  ContinuousIndicator:Indicator? PurposeCode:Code?
SubordinateLineTradeAgreement SellerOrderReferencedDocument:ReferencedDocument?
  BuyerOrderReferencedDocument:ReferencedDocument? AdditionalReferencedDocument:ReferencedDocument*
  GrossPriceProductTradePrice:TradePrice? NetPriceProductTradePrice:TradePrice?
SubordinateLineTradeDelivery PackageQuantity:Quantity? ProductUnitQuantity:Quantity?
  PerPackageUnitQuantity:Quantity? IncludedSupplyChainPackaging:SupplyChainPackaging*
SubordinateLineTradeSettlement ApplicableTradeTax:TradeTax?
SubordinateTradeLineItem ID* SpecifiedReferencedProduct:ReferencedProduct?
  ApplicableTradeProduct:TradeProduct* SpecifiedSubordinateLineTradeAgreement:SubordinateLineTradeAgreement?
  SpecifiedSubordinateLineTradeDelivery:SubordinateLineTradeDelivery?
  SpecifiedSubordinateLineTradeSettlement:SubordinateLineTradeSettlement?
SupplyChainConsignment GrossWeightMeasure:Measure* NetWeightMeasure:Measure* GrossVolumeMeasure:Measure*
  InsurancePremiumAmount:Amount? AssociatedInvoiceAmount:Amount* TotalChargeAmount:Amount?
  DeclaredValueForCustomsAmount:Amount? PackageQuantity:Quantity? ConsignorTradeParty:TradeParty?
  ConsigneeTradeParty:TradeParty? CarrierTradeParty:TradeParty? FreightForwarderTradeParty:TradeParty?
  DeliveryTradeParty:TradeParty? CustomsImportAgentTradeParty:TradeParty?
  CustomsExportAgentTradeParty:TradeParty? GroupingCentreTradeParty:TradeParty*
  TransportContractReferencedDocument:ReferencedDocument? AssociatedReferencedDocument:ReferencedDocument*
  IncludedSupplyChainConsignmentItem:SupplyChainConsignmentItem*
  UtilizedLogisticsTransportEquipment:LogisticsTransportEquipment*
  SpecifiedLogisticsTransportMovement:LogisticsTransportMovement*
SupplyChainConsignmentItem TypeCode:GoodsTypeCode? TypeExtensionCode:GoodsTypeCode?
  DeclaredValueForCustomsAmount:Amount? DeclaredValueForStatisticsAmount:Amount? InvoiceAmount:Amount*
  GrossWeightMeasure:Measure? NetWeightMeasure:Measure? TariffQuantity:Quantity?
  NatureIdentificationTransportCargo:TransportCargo?
SupplyChainEvent ID? OccurrenceDateTime:DateTime? TypeCode:Code? Description:Text*
  DescriptionBinaryObject:BinaryObject* UnitQuantity:Quantity? LatestOccurrenceDateTime:DateTime?
  EarliestOccurrenceDateTime:DateTime? OccurrenceSpecifiedPeriod:SpecifiedPeriod?
  OccurrenceLogisticsLocation:LogisticsLocation?
SupplyChainPackaging TypeCode:GoodsTypeCode? Type:Text? Description:Text* ConditionCode:Code?
  DisposalMethodCode:Code* WeightMeasure:Measure* MaximumStackabilityQuantity:Quantity?
  MaximumStackabilityWeightMeasure:Measure? CustomerFacingTotalUnitQuantity:Quantity?
  LayerTotalUnitQuantity:Quantity? ContentLayerQuantity:Quantity? LinearSpatialDimension:SpatialDimension?
  MinimumLinearSpatialDimension:SpatialDimension? MaximumLinearSpatialDimension:SpatialDimension?
  SpecifiedPackagingMarking:PackagingMarking*
  ApplicableMaterialGoodsCharacteristic:MaterialGoodsCharacteristic*
  ApplicableDisposalInstructions:DisposalInstructions*
  ApplicableReturnableAssetInstructions:ReturnableAssetInstructions*
SupplyChainTradeLineItem DescriptionCode:Code? AssociatedDocumentLineDocument:DocumentLineDocument
  SpecifiedTradeProduct:TradeProduct? SpecifiedLineTradeAgreement:LineTradeAgreement?
  SpecifiedLineTradeDelivery:LineTradeDelivery? SpecifiedLineTradeSettlement:LineTradeSettlement
  IncludedSubordinateTradeLineItem:SubordinateTradeLineItem*
SupplyChainTradeTransaction IncludedSupplyChainTradeLineItem:SupplyChainTradeLineItem*
  ApplicableHeaderTradeAgreement:HeaderTradeAgreement ApplicableHeaderTradeDelivery:HeaderTradeDelivery
  ApplicableHeaderTradeSettlement:HeaderTradeSettlement
TaxRegistration ID? AssociatedRegisteredTax:RegisteredTax?
TradeAccountingAccount ID SetTriggerCode:TaxTypeCode? TypeCode:TaxTypeCode? AmountTypeCode:TaxTypeCode?
  Name:Text? CostReferenceDimensionPattern:Text?
TradeAddress ID? PostcodeCode:Code? PostOfficeBox:Text? BuildingName:Text? LineOne:Text? LineTwo:Text?
  LineThree:Text? LineFour:Text? LineFive:Text? StreetName:Text? CityName:Text? CitySubDivisionName:Text?
  CountryID? CountryName:Text* CountrySubDivisionID:ID? CountrySubDivisionName:Text* AttentionOf:Text?
  CareOf:Text? BuildingNumber:Text? DepartmentName:Text? AdditionalStreetName:Text?
TradeAllowanceCharge ChargeIndicator:Indicator? ID? SequenceNumeric:Rate? CalculationPercent:Rate?
  BasisAmount:Amount? BasisQuantity:Quantity? PrepaidIndicator:Indicator? ActualAmount:Amount*
  UnitBasisAmount:Amount? ReasonCode:TaxTypeCode? Reason:Text? TypeCode:TaxTypeCode?
  CategoryTradeTax:TradeTax* ActualTradeCurrencyExchange:TradeCurrencyExchange?
TradeContact ID? PersonName:Text? DepartmentName:Text? TypeCode:TaxTypeCode? JobTitle:Text?
  Responsibility:Text? PersonID:ID* TelephoneUniversalCommunication:UniversalCommunication?
  DirectTelephoneUniversalCommunication:UniversalCommunication?
  MobileTelephoneUniversalCommunication:UniversalCommunication?
  FaxUniversalCommunication:UniversalCommunication? EmailURIUniversalCommunication:UniversalCommunication?
  TelexUniversalCommunication:UniversalCommunication? VOIPUniversalCommunication:UniversalCommunication?
  InstantMessagingUniversalCommunication:UniversalCommunication? SpecifiedNote:Note*
  SpecifiedContactPerson:ContactPerson?
TradeCountry ID:CountryID? Name:Text* SubordinateTradeCountrySubDivision:TradeCountrySubDivision*
TradeCountrySubDivision ID? Name:Text*
TradeCurrencyExchange SourceCurrencyCode:TaxTypeCode SourceUnitBasisNumeric:Rate?
  TargetCurrencyCode:TaxTypeCode TargetUnitBaseNumeric:Rate? MarketID:ID? ConversionRate:Rate
  ConversionRateDateTime:DateTime? AssociatedReferencedDocument:ReferencedDocument*
TradeDeliveryTerms DeliveryTypeCode:PriceTypeCode? Description:Text* RelevantTradeLocation:TradeLocation?
TradeLocation CountryID? CountryName:Text? ID? Name:Text?
TradeParty ID* GlobalID:ID* Name:Text? RoleCode:GoodsTypeCode* Description:Text*
  SpecifiedLegalOrganization:LegalOrganization? DefinedTradeContact:TradeContact*
  PostalTradeAddress:TradeAddress? URIUniversalCommunication:UniversalCommunication*
  SpecifiedTaxRegistration:TaxRegistration* EndPointURIUniversalCommunication:UniversalCommunication?
  LogoAssociatedSpecifiedBinaryFile:SpecifiedBinaryFile*
TradePaymentDiscountTerms BasisDateTime:DateTime? BasisPeriodMeasure:Measure? BasisAmount:Amount?
  CalculationPercent:Rate? ActualDiscountAmount:Amount?
TradePaymentPenaltyTerms BasisDateTime:DateTime? BasisPeriodMeasure:Measure? BasisAmount:Amount?
  CalculationPercent:Rate? ActualPenaltyAmount:Amount?
TradePaymentTerms ID:CountryID? FromEventCode:PriceTypeCode? SettlementPeriodMeasure:Measure?
  Description:Text* DueDateDateTime:DateTime? TypeCode:GoodsTypeCode? InstructionTypeCode:Code?
  DirectDebitMandateID:ID* PartialPaymentPercent:Rate? PaymentMeansID:ID* PartialPaymentAmount:Amount*
  ApplicableTradePaymentPenaltyTerms:TradePaymentPenaltyTerms?
  ApplicableTradePaymentDiscountTerms:TradePaymentDiscountTerms? PayeeTradeParty:TradeParty*
TradePrice TypeCode:PriceTypeCode? ChargeAmount:Amount+ BasisQuantity:Quantity? MinimumQuantity:Quantity?
  MaximumQuantity:Quantity? ChangeReason:Text* OrderUnitConversionFactorNumeric:Rate?
  AppliedTradeAllowanceCharge:TradeAllowanceCharge* ValiditySpecifiedPeriod:SpecifiedPeriod?
  IncludedTradeTax:TradeTax* DeliveryTradeLocation:TradeLocation*
  TradeComparisonReferencePrice:ReferencePrice* AssociatedReferencedDocument:ReferencedDocument*
TradeProduct ID? GlobalID:ID? SellerAssignedID:ID? BuyerAssignedID:ID? ManufacturerAssignedID:ID? Name:Text*
  TradeName:Text? Description:Text? TypeCode:Code? NetWeightMeasure:Measure? GrossWeightMeasure:Measure?
  ProductGroupID:ID* EndItemTypeCode:Code* EndItemName:Text* AreaDensityMeasure:Measure? UseDescription:Text*
  BrandName:Text? SubBrandName:Text? DrainedNetWeightMeasure:Measure? VariableMeasureIndicator:Indicator?
  ColourCode:Code? ColourDescription:Text* Designation:Text*
  FormattedCancellationAnnouncedLaunchDateTime:FormattedDateTime?
  FormattedLatestProductDataChangeDateTime:FormattedDateTime?
  ApplicableProductCharacteristic:ProductCharacteristic*
  ApplicableMaterialGoodsCharacteristic:MaterialGoodsCharacteristic*
  DesignatedProductClassification:ProductClassification* IndividualTradeProductInstance:TradeProductInstance*
  CertificationEvidenceReferenceReferencedDocument:ReferencedDocument*
  InspectionReferenceReferencedDocument:ReferencedDocument* OriginTradeCountry:TradeCountry?
  LinearSpatialDimension:SpatialDimension? MinimumLinearSpatialDimension:SpatialDimension?
  MaximumLinearSpatialDimension:SpatialDimension? ManufacturerTradeParty:TradeParty?
  PresentationSpecifiedBinaryFile:SpecifiedBinaryFile* MSDSReferenceReferencedDocument:ReferencedDocument?
  AdditionalReferenceReferencedDocument:ReferencedDocument* LegalRightsOwnerTradeParty:TradeParty?
  BrandOwnerTradeParty:TradeParty? IncludedReferencedProduct:ReferencedProduct* InformationNote:Note*
TradeProductInstance GlobalSerialID:ID? BatchID:ID? KanbanID:ID? SupplierAssignedSerialID:ID?
  BestBeforeDateTime:DateTime? ExpiryDateTime:DateTime? SellByDateTime:DateTime? SerialID:ID*
  RegistrationID:ID* ProductionSupplyChainEvent:SupplyChainEvent? PackagingSupplyChainEvent:SupplyChainEvent?
  ApplicableMaterialGoodsCharacteristic:MaterialGoodsCharacteristic*
  ApplicableProductCharacteristic:ProductCharacteristic*
TradeSettlementFinancialCard MicrochipIndicator:Indicator? ID? TypeCode:Code? CardholderName:Text?
  ExpiryDate:Date? VerificationNumeric:Rate? ValidFromDateTime:DateTime? CreditLimitAmount:Amount*
  CreditAvailableAmount:Amount* InterestRatePercent:Rate? IssuingCompanyName:Text? Description:Text?
TradeSettlementHeaderMonetarySummation LineTotalAmount:Amount* ChargeTotalAmount:Amount*
  AllowanceTotalAmount:Amount* TaxBasisTotalAmount:Amount* TaxTotalAmount:Amount* RoundingAmount:Amount*
  GrandTotalAmount:Amount* InformationAmount:Amount* TotalPrepaidAmount:Amount* TotalDiscountAmount:Amount*
  TotalAllowanceChargeAmount:Amount* DuePayableAmount:Amount* RetailValueExcludingTaxInformationAmount:Amount*
  TotalDepositFeeInformationAmount:Amount* ProductValueExcludingTobaccoTaxInformationAmount:Amount*
  TotalRetailValueInformationAmount:Amount* GrossLineTotalAmount:Amount* NetLineTotalAmount:Amount*
  NetIncludingTaxesLineTotalAmount:Amount*
TradeSettlementLineMonetarySummation LineTotalAmount:Amount* ChargeTotalAmount:Amount*
  AllowanceTotalAmount:Amount* TaxBasisTotalAmount:Amount* TaxTotalAmount:Amount* GrandTotalAmount:Amount*
  InformationAmount:Amount* TotalAllowanceChargeAmount:Amount* TotalRetailValueInformationAmount:Amount*
  GrossLineTotalAmount:Amount* NetLineTotalAmount:Amount* NetIncludingTaxesLineTotalAmount:Amount*
  ProductWeightLossInformationAmount:Amount*
TradeSettlementPaymentMeans PaymentChannelCode:GoodsTypeCode? TypeCode:PriceTypeCode?
  GuaranteeMethodCode:PriceTypeCode? PaymentMethodCode:Code? Information:Text* ID*
  ApplicableTradeSettlementFinancialCard:TradeSettlementFinancialCard?
  PayerPartyDebtorFinancialAccount:DebtorFinancialAccount?
  PayeePartyCreditorFinancialAccount:CreditorFinancialAccount?
  PayerSpecifiedDebtorFinancialInstitution:DebtorFinancialInstitution?
  PayeeSpecifiedCreditorFinancialInstitution:CreditorFinancialInstitution?
TradeTax CalculatedAmount:Amount* TypeCode:TaxTypeCode? ExemptionReason:Text? CalculatedRate:Rate?
  CalculationSequenceNumeric:Rate? BasisQuantity:Quantity? BasisAmount:Amount* UnitBasisAmount:Amount*
  LineTotalBasisAmount:Amount* AllowanceChargeBasisAmount:Amount* CategoryCode:TaxTypeCode?
  CurrencyCode:TaxTypeCode? Jurisdiction:Text* CustomsDutyIndicator:Indicator? ExemptionReasonCode:Code?
  TaxBasisAllowanceRate:Rate? TaxPointDate:Date? Type:Text? InformationAmount:Amount* CategoryName:Text*
  DueDateTypeCode:GoodsTypeCode? RateApplicablePercent:Rate?
  SpecifiedTradeAccountingAccount:TradeAccountingAccount* ServiceSupplyTradeCountry:TradeCountry?
  BuyerRepayableTaxSpecifiedTradeAccountingAccount:TradeAccountingAccount?
  SellerPayableTaxSpecifiedTradeAccountingAccount:TradeAccountingAccount?
  SellerRefundableTaxSpecifiedTradeAccountingAccount:TradeAccountingAccount?
  BuyerDeductibleTaxSpecifiedTradeAccountingAccount:TradeAccountingAccount?
  BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount:TradeAccountingAccount?
  PlaceApplicableTradeLocation:TradeLocation*
TransportCargo TypeCode:GoodsTypeCode? Identification:Text? OperationalCategoryCode:GoodsTypeCode?
  StatisticalClassificationCode:GoodsTypeCode?
UniversalCommunication URIID:ID? ChannelCode:TaxTypeCode? CompleteNumber:Text?
ValuationBreakdownStatement ID Name:Text Description:Text* MeasurementMethodID:ID* CreationDateTime:DateTime
  DefaultCurrencyCode:TaxTypeCode DefaultLanguageCode:Code Comment:Text* TypeCode:Code*
  RequestedActionCode:Code* PriceListID:ID? ContractualLanguageCode:Code? ItemGroupedWorkItem:GroupedWorkItem*
  ItemBasicWorkItem:BasicWorkItem* TotalCalculatedPrice:CalculatedPrice* ChangedRecordedStatus:RecordedStatus*
  CreationSpecifiedBinaryFile:SpecifiedBinaryFile* ReaderSpecifiedBinaryFile:SpecifiedBinaryFile*
  ReferencedSpecifiedBinaryFile:SpecifiedBinaryFile*
WorkItemComplexDescription Abstract:Text* Content:Text* ContractualLanguageCode:Code?
  RequestingSpecificationQuery:SpecificationQuery* RespondingSpecificationResponse:SpecificationResponse*
  SubsetWorkItemComplexDescription:WorkItemComplexDescription?
WorkItemDimension ID? ValueMeasure:Measure Description:Text? TypeCode:Code ContractualLanguageCode:Code?
  ComponentWorkItemDimension:WorkItemDimension*
WorkItemQuantityAnalysis ID ActualQuantity:Quantity? Description:Text? ActualQuantityPercent:Rate?
  StatusCode:Code? TypeCode:Code? PrimaryClassificationCode:Code* AlternativeClassificationCode:Code*
  ContractualLanguageCode:Code? ActualQuantityWorkItemDimension:WorkItemDimension*
  BreakdownWorkItemQuantityAnalysis:WorkItemQuantityAnalysis* ChangedRecordedStatus:RecordedStatus*
@rsm
CrossIndustryInvoice ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction
  ValuationBreakdownStatement?
@udt
Date DateString| Date:date|
DateTime DateTimeString:DateString| DateTime:dateTime|
Indicator IndicatorString:DateString| Indicator:boolean|
# Amount decimal currencyID currencyCodeListVersionID
# BinaryObject text format mimeCode encodingCode characterSetCode uri filename
# Code text listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
# CountryID text schemeID schemeAgencyID schemeVersionID
# DateString text format
# DocumentCode text listID listAgencyID listVersionID name listURI
# GoodsTypeCode text listID listAgencyID listVersionID name
# ID text schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
# Measure decimal unitCode unitCodeListVersionID
# PriceTypeCode text listID listAgencyID listVersionID
# Quantity decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
# Rate decimal format
# TaxTypeCode text listID listAgencyID listVersionID listURI
# Text text languageID languageLocaleID
# boolean boolean
# date date
# dateTime dateTime
`
