import { string } from "yup";
import { group } from "./fields";

/** Signs that mean something in the files that facts are put into. */
const PLAIN = /^[^"\\{}<>\r\n]+$/;
const NOT_PLAIN = 'Ein Fakt ist eine Zeile Text ohne die Zeichen " \\ { } < >.';

const fact = () => string().required().matches(PLAIN, NOT_PLAIN);
const mailbox = () => string().email().required();
const address = () =>
  fact().matches(/^https:\/\/[^/\s]+(\/\S*[^/])?$/, "Eine volle Adresse, z. B. https://www.firma.de, ohne / am Ende.");

/** `content/company.json`: each fact of the company once; texts name it as `{{legalName}}`. */
export const company = group({
  legalName: fact(),
  street: fact(),
  postalCode: fact().matches(/^\d{5}$/, "Eine Postleitzahl hat fünf Ziffern."),
  city: fact(),
  country: fact(),
  managingDirector: fact(),
  managingDirectorTitle: fact(),
  editor: fact(),
  registerCourt: fact(),
  registerNumber: fact(),
  vatStatus: fact(),
  url: address(),
  phone: fact().matches(/^\+\d[\d ]+$/, "Eine Telefonnummer mit Vorwahl des Landes, z. B. +49 8382 123456."),
  email: mailbox(),
  jobsEmail: mailbox(),
  privacyEmail: mailbox(),
  openDays: fact(),
  openHours: fact(),
  closedDays: fact(),
  hostingProvider: fact(),
  hostingStreet: fact(),
  hostingCity: fact(),
  hostingCountry: fact(),
  logDays: fact(),
  formProvider: fact(),
  formContract: fact(),
  formTransferBasis: fact(),
  formStorage: fact(),
  newsletterProvider: fact(),
  surveyProvider: fact(),
  icpForm: address(),
  onboardingForm: address(),
});

/** Why a value cannot be this fact; `undefined` when it can. */
export function factProblem(name: string, value: string): string | undefined {
  try {
    company.validateSyncAt(name, { [name]: value }, { strict: true });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
