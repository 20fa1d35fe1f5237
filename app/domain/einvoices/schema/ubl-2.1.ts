/**
 * Derived by tests/einvoice-tables.ts, a line an element of the standard, however many those are; schema.ts says how it is read.
 *
 * OASIS Universal Business Language 2.1. Copyright (c) OASIS Open 2013. All Rights Reserved.
 *
 * This document and translations of it may be copied and furnished to others, and derivative works that comment on or otherwise
 * explain it or assist in its implementation may be prepared, copied, published and distributed, in whole or in part, without
 * restriction of any kind, provided that the above copyright notice and this paragraph are included on all such copies and
 * derivative works.
 */
export const UBL_2_1 = `
@cac
Address ID:Identifier? AddressTypeCode:Code? AddressFormatCode:Code? Postbox:Name? Floor:Name? Room:Name?
  StreetName:Name? AdditionalStreetName:Name? BlockName:Name? BuildingName:Name? BuildingNumber:Name?
  InhouseMail:Name? Department:Name? MarkAttention:Name? MarkCare:Name? PlotIdentification:Name?
  CitySubdivisionName:Name? CityName:Name? PostalZone:Name? CountrySubentity:Name? CountrySubentityCode:Code?
  Region:Name? District:Name? TimezoneOffset:Name? AddressLine* Country? LocationCoordinate*
AddressLine Line:Name
AirTransport AircraftID:Identifier
AllowanceCharge ID:Identifier? ChargeIndicator:Indicator AllowanceChargeReasonCode:Code?
  AllowanceChargeReason:Name* MultiplierFactorNumeric:Rate? PrepaidIndicator:Indicator? SequenceNumeric:Rate?
  Amount BaseAmount:Amount? AccountingCostCode:Code? AccountingCost:Name? PerUnitAmount:Amount? TaxCategory*
  TaxTotal? PaymentMeans*
Attachment EmbeddedDocumentBinaryObject:BinaryObject? ExternalReference?
BillingReference InvoiceDocumentReference:DocumentReference?
  SelfBilledInvoiceDocumentReference:DocumentReference? CreditNoteDocumentReference:DocumentReference?
  SelfBilledCreditNoteDocumentReference:DocumentReference? DebitNoteDocumentReference:DocumentReference?
  ReminderDocumentReference:DocumentReference? AdditionalDocumentReference:DocumentReference?
  BillingReferenceLine*
BillingReferenceLine ID:Identifier Amount? AllowanceCharge*
Branch ID:Identifier? Name? FinancialInstitution? Address?
CardAccount PrimaryAccountNumberID:Identifier NetworkID:Identifier CardTypeCode:Code? ValidityStartDate:Date?
  ExpiryDate:Date? IssuerID:Identifier? IssueNumberID:Identifier? CV2ID:Identifier? CardChipCode:Code?
  ChipApplicationID:Identifier? HolderName:Name?
Certificate ID:Identifier CertificateTypeCode:Code CertificateType:Name Remarks:Name* IssuerParty:Party
  DocumentReference* Signature*
Clause ID:Identifier? Content:Name*
CommodityClassification NatureCode:Code? CargoTypeCode:Code? CommodityCode:Code? ItemClassificationCode:Code?
Communication ChannelCode:Code? Channel:Name? Value:Name?
Condition AttributeID:Identifier Measure? Description:Name* MinimumMeasure:Measure? MaximumMeasure:Measure?
Consignment ID:Identifier CarrierAssignedID:Identifier? ConsigneeAssignedID:Identifier?
  ConsignorAssignedID:Identifier? FreightForwarderAssignedID:Identifier? BrokerAssignedID:Identifier?
  ContractedCarrierAssignedID:Identifier? PerformingCarrierAssignedID:Identifier? SummaryDescription:Name*
  TotalInvoiceAmount:Amount? DeclaredCustomsValueAmount:Amount? TariffDescription:Name* TariffCode:Code?
  InsurancePremiumAmount:Amount? GrossWeightMeasure:Measure? NetWeightMeasure:Measure?
  NetNetWeightMeasure:Measure? ChargeableWeightMeasure:Measure? GrossVolumeMeasure:Measure?
  NetVolumeMeasure:Measure? LoadingLengthMeasure:Measure? Remarks:Name* HazardousRiskIndicator:Indicator?
  AnimalFoodIndicator:Indicator? HumanFoodIndicator:Indicator? LivestockIndicator:Indicator?
  BulkCargoIndicator:Indicator? ContainerizedIndicator:Indicator? GeneralCargoIndicator:Indicator?
  SpecialSecurityIndicator:Indicator? ThirdPartyPayerIndicator:Indicator? CarrierServiceInstructions:Name*
  CustomsClearanceServiceInstructions:Name* ForwarderServiceInstructions:Name*
  SpecialServiceInstructions:Name* SequenceID:Identifier? ShippingPriorityLevelCode:Code? HandlingCode:Code?
  HandlingInstructions:Name* Information:Name* TotalGoodsItemQuantity:Quantity?
  TotalTransportHandlingUnitQuantity:Quantity? InsuranceValueAmount:Amount?
  DeclaredForCarriageValueAmount:Amount? DeclaredStatisticsValueAmount:Amount? FreeOnBoardValueAmount:Amount?
  SpecialInstructions:Name* SplitConsignmentIndicator:Indicator? DeliveryInstructions:Name*
  ConsignmentQuantity:Quantity? ConsolidatableIndicator:Indicator? HaulageInstructions:Name*
  LoadingSequenceID:Identifier? ChildConsignmentQuantity:Quantity? TotalPackagesQuantity:Quantity?
  ConsolidatedShipment:Shipment* CustomsDeclaration* RequestedPickupTransportEvent:TransportEvent?
  RequestedDeliveryTransportEvent:TransportEvent? PlannedPickupTransportEvent:TransportEvent?
  PlannedDeliveryTransportEvent:TransportEvent? Status* ChildConsignment:Consignment* ConsigneeParty:Party?
  ExporterParty:Party? ConsignorParty:Party? ImporterParty:Party? CarrierParty:Party?
  FreightForwarderParty:Party? NotifyParty:Party? OriginalDespatchParty:Party? FinalDeliveryParty:Party?
  PerformingCarrierParty:Party? SubstituteCarrierParty:Party? LogisticsOperatorParty:Party?
  TransportAdvisorParty:Party? HazardousItemNotificationParty:Party? InsuranceParty:Party?
  MortgageHolderParty:Party? BillOfLadingHolderParty:Party? OriginalDepartureCountry:Country?
  FinalDestinationCountry:Country? TransitCountry:Country* TransportContract:Contract? TransportEvent*
  OriginalDespatchTransportationService:TransportationService?
  FinalDeliveryTransportationService:TransportationService? DeliveryTerms? PaymentTerms?
  CollectPaymentTerms:PaymentTerms? DisbursementPaymentTerms:PaymentTerms? PrepaidPaymentTerms:PaymentTerms?
  FreightAllowanceCharge:AllowanceCharge* ExtraAllowanceCharge:AllowanceCharge*
  MainCarriageShipmentStage:ShipmentStage* PreCarriageShipmentStage:ShipmentStage*
  OnCarriageShipmentStage:ShipmentStage* TransportHandlingUnit* FirstArrivalPortLocation:Location?
  LastExitPortLocation:Location?
Contact ID:Identifier? Name? Telephone:Name? Telefax:Name? ElectronicMail:Name? Note:Name*
  OtherCommunication:Communication*
Contract ID:Identifier? IssueDate:Date? IssueTime:Time? NominationDate:Date? NominationTime:Time?
  ContractTypeCode:Code? ContractType:Name? Note:Name* VersionID:Identifier? Description:Name*
  ValidityPeriod:Period? ContractDocumentReference:DocumentReference* NominationPeriod:Period?
  ContractualDelivery:Delivery?
CorporateRegistrationScheme ID:Identifier? Name? CorporateRegistrationTypeCode:Code?
  JurisdictionRegionAddress:Address*
Country IdentificationCode:Code? Name?
CreditAccount AccountID:Identifier
CreditNoteLine ID:Identifier UUID:Identifier? Note:Name* CreditedQuantity:Quantity?
  LineExtensionAmount:Amount? TaxPointDate:Date? AccountingCostCode:Code? AccountingCost:Name?
  PaymentPurposeCode:Code? FreeOfChargeIndicator:Indicator? InvoicePeriod:Period* OrderLineReference*
  DiscrepancyResponse:Response* DespatchLineReference:LineReference* ReceiptLineReference:LineReference*
  BillingReference* DocumentReference* PricingReference? OriginatorParty:Party? Delivery* PaymentTerms*
  TaxTotal* AllowanceCharge* Item? Price? DeliveryTerms* SubCreditNoteLine:CreditNoteLine*
  ItemPriceExtension:PriceExtension?
CustomerParty CustomerAssignedAccountID:Identifier? SupplierAssignedAccountID:Identifier?
  AdditionalAccountID:Identifier* Party? DeliveryContact:Contact? AccountingContact:Contact?
  BuyerContact:Contact?
CustomsDeclaration ID:Identifier IssuerParty:Party?
Delivery ID:Identifier? Quantity? MinimumQuantity:Quantity? MaximumQuantity:Quantity? ActualDeliveryDate:Date?
  ActualDeliveryTime:Time? LatestDeliveryDate:Date? LatestDeliveryTime:Time? ReleaseID:Identifier?
  TrackingID:Identifier? DeliveryAddress:Address? DeliveryLocation:Location?
  AlternativeDeliveryLocation:Location? RequestedDeliveryPeriod:Period? PromisedDeliveryPeriod:Period?
  EstimatedDeliveryPeriod:Period? CarrierParty:Party? DeliveryParty:Party? NotifyParty:Party* Despatch?
  DeliveryTerms* MinimumDeliveryUnit:DeliveryUnit? MaximumDeliveryUnit:DeliveryUnit? Shipment?
DeliveryTerms ID:Identifier? SpecialTerms:Name* LossRiskResponsibilityCode:Code? LossRisk:Name* Amount?
  DeliveryLocation:Location? AllowanceCharge?
DeliveryUnit BatchQuantity:Quantity ConsumerUnitQuantity:Quantity? HazardousRiskIndicator:Indicator?
DependentPriceReference Percent:Rate? LocationAddress:Address? DependentLineReference:LineReference?
Despatch ID:Identifier? RequestedDespatchDate:Date? RequestedDespatchTime:Time? EstimatedDespatchDate:Date?
  EstimatedDespatchTime:Time? ActualDespatchDate:Date? ActualDespatchTime:Time? GuaranteedDespatchDate:Date?
  GuaranteedDespatchTime:Time? ReleaseID:Identifier? Instructions:Name* DespatchAddress:Address?
  DespatchLocation:Location? DespatchParty:Party? CarrierParty:Party? NotifyParty:Party* Contact?
  EstimatedDespatchPeriod:Period? RequestedDespatchPeriod:Period?
DespatchLine ID:Identifier UUID:Identifier? Note:Name* LineStatusCode:Code? DeliveredQuantity:Quantity?
  BackorderQuantity:Quantity? BackorderReason:Name* OutstandingQuantity:Quantity? OutstandingReason:Name*
  OversupplyQuantity:Quantity? OrderLineReference+ DocumentReference* Item Shipment*
Dimension AttributeID:Identifier Measure? Description:Name* MinimumMeasure:Measure? MaximumMeasure:Measure?
DocumentReference ID:Identifier CopyIndicator:Indicator? UUID:Identifier? IssueDate:Date? IssueTime:Time?
  DocumentTypeCode:Code? DocumentType:Name? XPath:Name* LanguageID:Identifier? LocaleCode:Code?
  VersionID:Identifier? DocumentStatusCode:Code? DocumentDescription:Name* Attachment? ValidityPeriod:Period?
  IssuerParty:Party? ResultOfVerification?
EmissionCalculationMethod CalculationMethodCode:Code? FullnessIndicationCode:Code?
  MeasurementFromLocation:Location? MeasurementToLocation:Location?
EnvironmentalEmission EnvironmentalEmissionTypeCode:Code ValueMeasure:Measure Description:Name*
  EmissionCalculationMethod*
ExchangeRate SourceCurrencyCode:Code SourceCurrencyBaseRate:Rate? TargetCurrencyCode:Code
  TargetCurrencyBaseRate:Rate? ExchangeMarketID:Identifier? CalculationRate:Rate? MathematicOperatorCode:Code?
  Date? ForeignExchangeContract:Contract?
ExternalReference URI:Identifier? DocumentHash:Name? HashAlgorithmMethod:Name? ExpiryDate:Date?
  ExpiryTime:Time? MimeCode:Code? FormatCode:Code? EncodingCode:Code? CharacterSetCode:Code? FileName:Name?
  Description:Name*
FinancialAccount ID:Identifier? Name? AliasName:Name? AccountTypeCode:Code? AccountFormatCode:Code?
  CurrencyCode:Code? PaymentNote:Name* FinancialInstitutionBranch:Branch? Country?
FinancialInstitution ID:Identifier? Name? Address?
GoodsItem ID:Identifier? SequenceNumberID:Identifier? Description:Name* HazardousRiskIndicator:Indicator?
  DeclaredCustomsValueAmount:Amount? DeclaredForCarriageValueAmount:Amount?
  DeclaredStatisticsValueAmount:Amount? FreeOnBoardValueAmount:Amount? InsuranceValueAmount:Amount?
  ValueAmount:Amount? GrossWeightMeasure:Measure? NetWeightMeasure:Measure? NetNetWeightMeasure:Measure?
  ChargeableWeightMeasure:Measure? GrossVolumeMeasure:Measure? NetVolumeMeasure:Measure? Quantity?
  PreferenceCriterionCode:Code? RequiredCustomsID:Identifier? CustomsStatusCode:Code?
  CustomsTariffQuantity:Quantity? CustomsImportClassifiedIndicator:Indicator? ChargeableQuantity:Quantity?
  ReturnableQuantity:Quantity? TraceID:Identifier? Item* GoodsItemContainer*
  FreightAllowanceCharge:AllowanceCharge* InvoiceLine* Temperature* ContainedGoodsItem:GoodsItem*
  OriginAddress:Address? Delivery? Pickup? Despatch? MeasurementDimension:Dimension*
  ContainingPackage:Package* ShipmentDocumentReference:DocumentReference? MinimumTemperature:Temperature?
  MaximumTemperature:Temperature?
GoodsItemContainer ID:Identifier Quantity? TransportEquipment*
HazardousGoodsTransit TransportEmergencyCardCode:Code? PackingCriteriaCode:Code? HazardousRegulationCode:Code?
  InhalationToxicityZoneCode:Code? TransportAuthorizationCode:Code? MaximumTemperature:Temperature?
  MinimumTemperature:Temperature?
HazardousItem ID:Identifier? PlacardNotation:Name? PlacardEndorsement:Name? AdditionalInformation:Name*
  UNDGCode:Code? EmergencyProceduresCode:Code? MedicalFirstAidGuideCode:Code? TechnicalName:Name?
  CategoryName:Name? HazardousCategoryCode:Code? UpperOrangeHazardPlacardID:Identifier?
  LowerOrangeHazardPlacardID:Identifier? MarkingID:Identifier? HazardClassID:Identifier?
  NetWeightMeasure:Measure? NetVolumeMeasure:Measure? Quantity? ContactParty:Party? SecondaryHazard*
  HazardousGoodsTransit* EmergencyTemperature:Temperature? FlashpointTemperature:Temperature?
  AdditionalTemperature:Temperature*
InvoiceLine ID:Identifier UUID:Identifier? Note:Name* InvoicedQuantity:Quantity? LineExtensionAmount:Amount
  TaxPointDate:Date? AccountingCostCode:Code? AccountingCost:Name? PaymentPurposeCode:Code?
  FreeOfChargeIndicator:Indicator? InvoicePeriod:Period* OrderLineReference*
  DespatchLineReference:LineReference* ReceiptLineReference:LineReference* BillingReference*
  DocumentReference* PricingReference? OriginatorParty:Party? Delivery* PaymentTerms* AllowanceCharge*
  TaxTotal* WithholdingTaxTotal:TaxTotal* Item Price? DeliveryTerms? SubInvoiceLine:InvoiceLine*
  ItemPriceExtension:PriceExtension?
Item Description:Name* PackQuantity:Quantity? PackSizeNumeric:Rate? CatalogueIndicator:Indicator? Name?
  HazardousRiskIndicator:Indicator? AdditionalInformation:Name* Keyword:Name* BrandName:Name* ModelName:Name*
  BuyersItemIdentification:ItemIdentification? SellersItemIdentification:ItemIdentification?
  ManufacturersItemIdentification:ItemIdentification* StandardItemIdentification:ItemIdentification?
  CatalogueItemIdentification:ItemIdentification? AdditionalItemIdentification:ItemIdentification*
  CatalogueDocumentReference:DocumentReference? ItemSpecificationDocumentReference:DocumentReference*
  OriginCountry:Country? CommodityClassification* TransactionConditions* HazardousItem*
  ClassifiedTaxCategory:TaxCategory* AdditionalItemProperty:ItemProperty* ManufacturerParty:Party*
  InformationContentProviderParty:Party? OriginAddress:Address* ItemInstance* Certificate* Dimension*
ItemIdentification ID:Identifier ExtendedID:Identifier? BarcodeSymbologyID:Identifier? PhysicalAttribute*
  MeasurementDimension:Dimension* IssuerParty:Party?
ItemInstance ProductTraceID:Identifier? ManufactureDate:Date? ManufactureTime:Time? BestBeforeDate:Date?
  RegistrationID:Identifier? SerialID:Identifier? AdditionalItemProperty:ItemProperty* LotIdentification?
ItemLocationQuantity LeadTimeMeasure:Measure? MinimumQuantity:Quantity? MaximumQuantity:Quantity?
  HazardousRiskIndicator:Indicator? TradingRestrictions:Name* ApplicableTerritoryAddress:Address* Price?
  DeliveryUnit* ApplicableTaxCategory:TaxCategory* Package? AllowanceCharge* DependentPriceReference?
ItemProperty ID:Identifier? Name NameCode:Code? TestMethod:Name? Value:Name? ValueQuantity:Quantity?
  ValueQualifier:Name* ImportanceCode:Code? ListValue:Name* UsabilityPeriod:Period? ItemPropertyGroup*
  RangeDimension:Dimension? ItemPropertyRange?
ItemPropertyGroup ID:Identifier Name? ImportanceCode:Code?
ItemPropertyRange MinimumValue:Name? MaximumValue:Name?
Language ID:Identifier? Name? LocaleCode:Code?
LineReference LineID:Identifier UUID:Identifier? LineStatusCode:Code? DocumentReference?
Location ID:Identifier? Description:Name* Conditions:Name* CountrySubentity:Name? CountrySubentityCode:Code?
  LocationTypeCode:Code? InformationURI:Identifier? Name? ValidityPeriod:Period* Address?
  SubsidiaryLocation:Location* LocationCoordinate*
LocationCoordinate CoordinateSystemCode:Code? LatitudeDegreesMeasure:Measure? LatitudeMinutesMeasure:Measure?
  LatitudeDirectionCode:Code? LongitudeDegreesMeasure:Measure? LongitudeMinutesMeasure:Measure?
  LongitudeDirectionCode:Code? AltitudeMeasure:Measure?
LotIdentification LotNumberID:Identifier? ExpiryDate:Date? AdditionalItemProperty:ItemProperty*
MaritimeTransport VesselID:Identifier? VesselName:Name? RadioCallSignID:Identifier? ShipsRequirements:Name*
  GrossTonnageMeasure:Measure? NetTonnageMeasure:Measure?
  RegistryCertificateDocumentReference:DocumentReference? RegistryPortLocation:Location?
MonetaryTotal LineExtensionAmount:Amount? TaxExclusiveAmount:Amount? TaxInclusiveAmount:Amount?
  AllowanceTotalAmount:Amount? ChargeTotalAmount:Amount? PrepaidAmount:Amount? PayableRoundingAmount:Amount?
  PayableAmount:Amount PayableAlternativeAmount:Amount?
OrderLineReference LineID:Identifier SalesOrderLineID:Identifier? UUID:Identifier? LineStatusCode:Code?
  OrderReference?
OrderReference ID:Identifier SalesOrderID:Identifier? CopyIndicator:Indicator? UUID:Identifier?
  IssueDate:Date? IssueTime:Time? CustomerReference:Name? OrderTypeCode:Code? DocumentReference?
Package ID:Identifier? Quantity? ReturnableMaterialIndicator:Indicator? PackageLevelCode:Code?
  PackagingTypeCode:Code? PackingMaterial:Name* TraceID:Identifier? ContainedPackage:Package*
  ContainingTransportEquipment:TransportEquipment? GoodsItem* MeasurementDimension:Dimension* DeliveryUnit*
  Delivery? Pickup? Despatch?
Party MarkCareIndicator:Indicator? MarkAttentionIndicator:Indicator? WebsiteURI:Identifier?
  LogoReferenceID:Identifier? EndpointID:Identifier? IndustryClassificationCode:Code? PartyIdentification*
  PartyName* Language? PostalAddress:Address? PhysicalLocation:Location? PartyTaxScheme* PartyLegalEntity*
  Contact? Person* AgentParty:Party? ServiceProviderParty* PowerOfAttorney* FinancialAccount?
PartyIdentification ID:Identifier
PartyLegalEntity RegistrationName:Name? CompanyID:Identifier? RegistrationDate:Date?
  RegistrationExpirationDate:Date? CompanyLegalFormCode:Code? CompanyLegalForm:Name?
  SoleProprietorshipIndicator:Indicator? CompanyLiquidationStatusCode:Code? CorporateStockAmount:Amount?
  FullyPaidSharesIndicator:Indicator? RegistrationAddress:Address? CorporateRegistrationScheme?
  HeadOfficeParty:Party? ShareholderParty*
PartyName Name
PartyTaxScheme RegistrationName:Name? CompanyID:Identifier? TaxLevelCode:Code? ExemptionReasonCode:Code?
  ExemptionReason:Name* RegistrationAddress:Address? TaxScheme
Payment ID:Identifier? PaidAmount:Amount? ReceivedDate:Date? PaidDate:Date? PaidTime:Time?
  InstructionID:Identifier?
PaymentMandate ID:Identifier? MandateTypeCode:Code? MaximumPaymentInstructionsNumeric:Rate?
  MaximumPaidAmount:Amount? SignatureID:Identifier? PayerParty:Party? PayerFinancialAccount:FinancialAccount?
  ValidityPeriod:Period? PaymentReversalPeriod:Period? Clause*
PaymentMeans ID:Identifier? PaymentMeansCode:Code PaymentDueDate:Date? PaymentChannelCode:Code?
  InstructionID:Identifier? InstructionNote:Name* PaymentID:Identifier* CardAccount?
  PayerFinancialAccount:FinancialAccount? PayeeFinancialAccount:FinancialAccount? CreditAccount?
  PaymentMandate? TradeFinancing?
PaymentTerms ID:Identifier? PaymentMeansID:Identifier* PrepaidPaymentReferenceID:Identifier? Note:Name*
  ReferenceEventCode:Code? SettlementDiscountPercent:Rate? PenaltySurchargePercent:Rate? PaymentPercent:Rate?
  Amount? SettlementDiscountAmount:Amount? PenaltyAmount:Amount? PaymentTermsDetailsURI:Identifier?
  PaymentDueDate:Date? InstallmentDueDate:Date? InvoicingPartyReference:Name? SettlementPeriod:Period?
  PenaltyPeriod:Period? ExchangeRate? ValidityPeriod:Period?
Period StartDate:Date? StartTime:Time? EndDate:Date? EndTime:Time? DurationMeasure:Measure?
  DescriptionCode:Code* Description:Name*
Person ID:Identifier? FirstName:Name? FamilyName:Name? Title:Name? MiddleName:Name? OtherName:Name?
  NameSuffix:Name? JobTitle:Name? NationalityID:Identifier? GenderCode:Code? BirthDate:Date?
  BirthplaceName:Name? OrganizationDepartment:Name? Contact? FinancialAccount?
  IdentityDocumentReference:DocumentReference* ResidenceAddress:Address?
PhysicalAttribute AttributeID:Identifier PositionCode:Code? DescriptionCode:Code? Description:Name*
Pickup ID:Identifier? ActualPickupDate:Date? ActualPickupTime:Time? EarliestPickupDate:Date?
  EarliestPickupTime:Time? LatestPickupDate:Date? LatestPickupTime:Time? PickupLocation:Location?
  PickupParty:Party?
PowerOfAttorney ID:Identifier? IssueDate:Date? IssueTime:Time? Description:Name* NotaryParty:Party?
  AgentParty:Party WitnessParty:Party* MandateDocumentReference:DocumentReference*
Price PriceAmount:Amount BaseQuantity:Quantity? PriceChangeReason:Name* PriceTypeCode:Code? PriceType:Name?
  OrderableUnitFactorRate:Rate? ValidityPeriod:Period* PriceList? AllowanceCharge*
  PricingExchangeRate:ExchangeRate?
PriceExtension Amount TaxTotal*
PriceList ID:Identifier? StatusCode:Code? ValidityPeriod:Period* PreviousPriceList:PriceList?
PricingReference OriginalItemLocationQuantity:ItemLocationQuantity? AlternativeConditionPrice:Price*
ProjectReference ID:Identifier UUID:Identifier? IssueDate:Date? WorkPhaseReference*
RailTransport TrainID:Identifier RailCarID:Identifier?
ReceiptLine ID:Identifier UUID:Identifier? Note:Name* ReceivedQuantity:Quantity? ShortQuantity:Quantity?
  ShortageActionCode:Code? RejectedQuantity:Quantity? RejectReasonCode:Code? RejectReason:Name*
  RejectActionCode:Code? QuantityDiscrepancyCode:Code? OversupplyQuantity:Quantity? ReceivedDate:Date?
  TimingComplaintCode:Code? TimingComplaint:Name? OrderLineReference? DespatchLineReference:LineReference*
  DocumentReference* Item* Shipment*
Response ReferenceID:Identifier? ResponseCode:Code? Description:Name* EffectiveDate:Date? EffectiveTime:Time?
  Status*
ResultOfVerification ValidatorID:Identifier? ValidationResultCode:Code? ValidationDate:Date?
  ValidationTime:Time? ValidateProcess:Name? ValidateTool:Name? ValidateToolVersion:Name?
  SignatoryParty:Party?
RoadTransport LicensePlateID:Identifier
SecondaryHazard ID:Identifier? PlacardNotation:Name? PlacardEndorsement:Name? EmergencyProceduresCode:Code?
  Extension:Name*
ServiceFrequency WeekDayCode:Code
ServiceProviderParty ID:Identifier? ServiceTypeCode:Code? ServiceType:Name* Party SellerContact:Contact?
ShareholderParty PartecipationPercent:Rate? Party?
Shipment ID:Identifier ShippingPriorityLevelCode:Code? HandlingCode:Code? HandlingInstructions:Name*
  Information:Name* GrossWeightMeasure:Measure? NetWeightMeasure:Measure? NetNetWeightMeasure:Measure?
  GrossVolumeMeasure:Measure? NetVolumeMeasure:Measure? TotalGoodsItemQuantity:Quantity?
  TotalTransportHandlingUnitQuantity:Quantity? InsuranceValueAmount:Amount? DeclaredCustomsValueAmount:Amount?
  DeclaredForCarriageValueAmount:Amount? DeclaredStatisticsValueAmount:Amount? FreeOnBoardValueAmount:Amount?
  SpecialInstructions:Name* DeliveryInstructions:Name* SplitConsignmentIndicator:Indicator?
  ConsignmentQuantity:Quantity? Consignment* GoodsItem* ShipmentStage* Delivery? TransportHandlingUnit*
  ReturnAddress:Address? OriginAddress:Address? FirstArrivalPortLocation:Location?
  LastExitPortLocation:Location? ExportCountry:Country? FreightAllowanceCharge:AllowanceCharge*
ShipmentStage ID:Identifier? TransportModeCode:Code? TransportMeansTypeCode:Code? TransitDirectionCode:Code?
  PreCarriageIndicator:Indicator? OnCarriageIndicator:Indicator? EstimatedDeliveryDate:Date?
  EstimatedDeliveryTime:Time? RequiredDeliveryDate:Date? RequiredDeliveryTime:Time?
  LoadingSequenceID:Identifier? SuccessiveSequenceID:Identifier? Instructions:Name*
  DemurrageInstructions:Name* CrewQuantity:Quantity? PassengerQuantity:Quantity? TransitPeriod:Period?
  CarrierParty:Party* TransportMeans? LoadingPortLocation:Location? UnloadingPortLocation:Location?
  TransshipPortLocation:Location? LoadingTransportEvent:TransportEvent?
  ExaminationTransportEvent:TransportEvent? AvailabilityTransportEvent:TransportEvent?
  ExportationTransportEvent:TransportEvent? DischargeTransportEvent:TransportEvent?
  WarehousingTransportEvent:TransportEvent? TakeoverTransportEvent:TransportEvent?
  OptionalTakeoverTransportEvent:TransportEvent? DropoffTransportEvent:TransportEvent?
  ActualPickupTransportEvent:TransportEvent? DeliveryTransportEvent:TransportEvent?
  ReceiptTransportEvent:TransportEvent? StorageTransportEvent:TransportEvent?
  AcceptanceTransportEvent:TransportEvent? TerminalOperatorParty:Party? CustomsAgentParty:Party?
  EstimatedTransitPeriod:Period? FreightAllowanceCharge:AllowanceCharge* FreightChargeLocation:Location?
  DetentionTransportEvent:TransportEvent* RequestedDepartureTransportEvent:TransportEvent?
  RequestedArrivalTransportEvent:TransportEvent? RequestedWaypointTransportEvent:TransportEvent*
  PlannedDepartureTransportEvent:TransportEvent? PlannedArrivalTransportEvent:TransportEvent?
  PlannedWaypointTransportEvent:TransportEvent* ActualDepartureTransportEvent:TransportEvent?
  ActualWaypointTransportEvent:TransportEvent? ActualArrivalTransportEvent:TransportEvent? TransportEvent*
  EstimatedDepartureTransportEvent:TransportEvent? EstimatedArrivalTransportEvent:TransportEvent?
  PassengerPerson:Person* DriverPerson:Person* ReportingPerson:Person? CrewMemberPerson:Person*
  SecurityOfficerPerson:Person? MasterPerson:Person? ShipsSurgeonPerson:Person?
Signature ID:Identifier Note:Name* ValidationDate:Date? ValidationTime:Time? ValidatorID:Identifier?
  CanonicalizationMethod:Name? SignatureMethod:Name? SignatoryParty:Party?
  DigitalSignatureAttachment:Attachment? OriginalDocumentReference:DocumentReference?
Status ConditionCode:Code? ReferenceDate:Date? ReferenceTime:Time? Description:Name* StatusReasonCode:Code?
  StatusReason:Name* SequenceID:Identifier? Text:Name* IndicationIndicator:Indicator? Percent:Rate?
  ReliabilityPercent:Rate? Condition*
Stowage LocationID:Identifier? Location:Name* MeasurementDimension:Dimension*
SupplierParty CustomerAssignedAccountID:Identifier? AdditionalAccountID:Identifier*
  DataSendingCapability:Name? Party? DespatchContact:Contact? AccountingContact:Contact?
  SellerContact:Contact?
TaxCategory ID:Identifier? Name? Percent:Rate? BaseUnitMeasure:Measure? PerUnitAmount:Amount?
  TaxExemptionReasonCode:Code? TaxExemptionReason:Name* TierRange:Name? TierRatePercent:Rate? TaxScheme
TaxScheme ID:Identifier? Name? TaxTypeCode:Code? CurrencyCode:Code? JurisdictionRegionAddress:Address*
TaxSubtotal TaxableAmount:Amount? TaxAmount:Amount CalculationSequenceNumeric:Rate?
  TransactionCurrencyTaxAmount:Amount? Percent:Rate? BaseUnitMeasure:Measure? PerUnitAmount:Amount?
  TierRange:Name? TierRatePercent:Rate? TaxCategory
TaxTotal TaxAmount:Amount RoundingAmount:Amount? TaxEvidenceIndicator:Indicator?
  TaxIncludedIndicator:Indicator? TaxSubtotal*
Temperature AttributeID:Identifier Measure Description:Name*
TradeFinancing ID:Identifier? FinancingInstrumentCode:Code? ContractDocumentReference:DocumentReference?
  DocumentReference* FinancingParty:Party FinancingFinancialAccount:FinancialAccount? Clause*
TradingTerms Information:Name* Reference:Name? ApplicableAddress:Address?
TransactionConditions ID:Identifier? ActionCode:Code? Description:Name* DocumentReference*
TransportEquipment ID:Identifier? ReferencedConsignmentID:Identifier* TransportEquipmentTypeCode:Code?
  ProviderTypeCode:Code? OwnerTypeCode:Code? SizeTypeCode:Code? DispositionCode:Code?
  FullnessIndicationCode:Code? RefrigerationOnIndicator:Indicator? Information:Name*
  ReturnabilityIndicator:Indicator? LegalStatusIndicator:Indicator? AirFlowPercent:Rate? HumidityPercent:Rate?
  AnimalFoodApprovedIndicator:Indicator? HumanFoodApprovedIndicator:Indicator?
  DangerousGoodsApprovedIndicator:Indicator? RefrigeratedIndicator:Indicator? Characteristics:Name?
  DamageRemarks:Name* Description:Name* SpecialTransportRequirements:Name* GrossWeightMeasure:Measure?
  GrossVolumeMeasure:Measure? TareWeightMeasure:Measure? TrackingDeviceCode:Code? PowerIndicator:Indicator?
  TraceID:Identifier? MeasurementDimension:Dimension* TransportEquipmentSeal* MinimumTemperature:Temperature?
  MaximumTemperature:Temperature? ProviderParty:Party? LoadingProofParty:Party? SupplierParty?
  OwnerParty:Party? OperatingParty:Party? LoadingLocation:Location? UnloadingLocation:Location?
  StorageLocation:Location? PositioningTransportEvent:TransportEvent* QuarantineTransportEvent:TransportEvent*
  DeliveryTransportEvent:TransportEvent* PickupTransportEvent:TransportEvent*
  HandlingTransportEvent:TransportEvent* LoadingTransportEvent:TransportEvent* TransportEvent*
  ApplicableTransportMeans:TransportMeans? HaulageTradingTerms:TradingTerms* HazardousGoodsTransit*
  PackagedTransportHandlingUnit:TransportHandlingUnit* ServiceAllowanceCharge:AllowanceCharge*
  FreightAllowanceCharge:AllowanceCharge* AttachedTransportEquipment:TransportEquipment* Delivery? Pickup?
  Despatch? ShipmentDocumentReference:DocumentReference* ContainedInTransportEquipment:TransportEquipment*
  Package* GoodsItem*
TransportEquipmentSeal ID:Identifier SealIssuerTypeCode:Code? Condition:Name? SealStatusCode:Code?
  SealingPartyType:Name?
TransportEvent IdentificationID:Identifier? OccurrenceDate:Date? OccurrenceTime:Time?
  TransportEventTypeCode:Code? Description:Name* CompletionIndicator:Indicator? ReportedShipment:Shipment?
  CurrentStatus:Status* Contact* Location? Signature? Period*
TransportHandlingUnit ID:Identifier? TransportHandlingUnitTypeCode:Code? HandlingCode:Code?
  HandlingInstructions:Name* HazardousRiskIndicator:Indicator? TotalGoodsItemQuantity:Quantity?
  TotalPackageQuantity:Quantity? DamageRemarks:Name* ShippingMarks:Name* TraceID:Identifier?
  HandlingUnitDespatchLine:DespatchLine* ActualPackage:Package* ReceivedHandlingUnitReceiptLine:ReceiptLine*
  TransportEquipment* TransportMeans* HazardousGoodsTransit* MeasurementDimension:Dimension*
  MinimumTemperature:Temperature? MaximumTemperature:Temperature? GoodsItem*
  FloorSpaceMeasurementDimension:Dimension? PalletSpaceMeasurementDimension:Dimension?
  ShipmentDocumentReference:DocumentReference* Status* CustomsDeclaration* ReferencedShipment:Shipment*
  Package*
TransportMeans JourneyID:Identifier? RegistrationNationalityID:Identifier? RegistrationNationality:Name*
  DirectionCode:Code? TransportMeansTypeCode:Code? TradeServiceCode:Code? Stowage? AirTransport?
  RoadTransport? RailTransport? MaritimeTransport? OwnerParty:Party? MeasurementDimension:Dimension*
TransportationService TransportServiceCode:Code TariffClassCode:Code? Priority:Name?
  FreightRateClassCode:Code? TransportationServiceDescription:Name*
  TransportationServiceDetailsURI:Identifier? NominationDate:Date? NominationTime:Time? Name?
  SequenceNumeric:Rate? TransportEquipment* SupportedTransportEquipment:TransportEquipment*
  UnsupportedTransportEquipment:TransportEquipment* CommodityClassification*
  SupportedCommodityClassification:CommodityClassification*
  UnsupportedCommodityClassification:CommodityClassification* TotalCapacityDimension:Dimension? ShipmentStage*
  TransportEvent* ResponsibleTransportServiceProviderParty:Party? EnvironmentalEmission*
  EstimatedDurationPeriod:Period? ScheduledServiceFrequency:ServiceFrequency*
WorkPhaseReference ID:Identifier? WorkPhaseCode:Code? WorkPhase:Name* ProgressPercent:Rate? StartDate:Date?
  EndDate:Date? WorkOrderDocumentReference:DocumentReference*
@doc
CreditNote UBLExtensions:any? UBLVersionID:Identifier? CustomizationID:Identifier? ProfileID:Identifier?
  ProfileExecutionID:Identifier? ID:Identifier CopyIndicator:Indicator? UUID:Identifier? IssueDate:Date
  IssueTime:Time? TaxPointDate:Date? CreditNoteTypeCode:Code? Note:Name* DocumentCurrencyCode:Code?
  TaxCurrencyCode:Code? PricingCurrencyCode:Code? PaymentCurrencyCode:Code?
  PaymentAlternativeCurrencyCode:Code? AccountingCostCode:Code? AccountingCost:Name? LineCountNumeric:Rate?
  BuyerReference:Name? InvoicePeriod:Period* DiscrepancyResponse:Response* OrderReference? BillingReference*
  DespatchDocumentReference:DocumentReference* ReceiptDocumentReference:DocumentReference*
  ContractDocumentReference:DocumentReference* AdditionalDocumentReference:DocumentReference*
  StatementDocumentReference:DocumentReference* OriginatorDocumentReference:DocumentReference* Signature*
  AccountingSupplierParty:SupplierParty AccountingCustomerParty:CustomerParty PayeeParty:Party?
  BuyerCustomerParty:CustomerParty? SellerSupplierParty:SupplierParty? TaxRepresentativeParty:Party? Delivery*
  DeliveryTerms* PaymentMeans* PaymentTerms* TaxExchangeRate:ExchangeRate? PricingExchangeRate:ExchangeRate?
  PaymentExchangeRate:ExchangeRate? PaymentAlternativeExchangeRate:ExchangeRate? AllowanceCharge* TaxTotal*
  LegalMonetaryTotal:MonetaryTotal CreditNoteLine+
Invoice UBLExtensions:any? UBLVersionID:Identifier? CustomizationID:Identifier? ProfileID:Identifier?
  ProfileExecutionID:Identifier? ID:Identifier CopyIndicator:Indicator? UUID:Identifier? IssueDate:Date
  IssueTime:Time? DueDate:Date? InvoiceTypeCode:Code? Note:Name* TaxPointDate:Date? DocumentCurrencyCode:Code?
  TaxCurrencyCode:Code? PricingCurrencyCode:Code? PaymentCurrencyCode:Code?
  PaymentAlternativeCurrencyCode:Code? AccountingCostCode:Code? AccountingCost:Name? LineCountNumeric:Rate?
  BuyerReference:Name? InvoicePeriod:Period* OrderReference? BillingReference*
  DespatchDocumentReference:DocumentReference* ReceiptDocumentReference:DocumentReference*
  StatementDocumentReference:DocumentReference* OriginatorDocumentReference:DocumentReference*
  ContractDocumentReference:DocumentReference* AdditionalDocumentReference:DocumentReference*
  ProjectReference* Signature* AccountingSupplierParty:SupplierParty AccountingCustomerParty:CustomerParty
  PayeeParty:Party? BuyerCustomerParty:CustomerParty? SellerSupplierParty:SupplierParty?
  TaxRepresentativeParty:Party? Delivery* DeliveryTerms? PaymentMeans* PaymentTerms* PrepaidPayment:Payment*
  AllowanceCharge* TaxExchangeRate:ExchangeRate? PricingExchangeRate:ExchangeRate?
  PaymentExchangeRate:ExchangeRate? PaymentAlternativeExchangeRate:ExchangeRate? TaxTotal*
  WithholdingTaxTotal:TaxTotal* LegalMonetaryTotal:MonetaryTotal InvoiceLine+
# Amount decimal currencyID! currencyCodeListVersionID
# BinaryObject text mimeCode! format encodingCode characterSetCode uri filename
# Code text listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
# Date date
# Identifier text schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
# Indicator boolean
# Measure decimal unitCode! unitCodeListVersionID
# Name text languageID languageLocaleID
# Quantity decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
# Rate decimal format
# Time time
`
