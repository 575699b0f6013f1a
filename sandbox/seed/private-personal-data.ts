/** What the private customers told about themselves, by customer number: those of the examples first, then the other people. */
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import type { Salutation } from '#generated/model/salutation.ts'

type Told = [
  salutation: Salutation,
  title: string | null,
  birthdate: string,
  street: string,
  zipcode: string,
  city: string,
]

export const told: Record<string, Told> = {
  '1100234501': ['MISS', null, '1988-04-12', 'Mariahilfer Straße 45/3', '1060', 'Wien'],
  '1100234502': ['MR', null, '1979-09-30', 'Herrengasse 12', '8010', 'Graz'],
  '1100234503': ['MISS', 'Dr.in', '1965-01-07', 'Getreidegasse 9/2', '5020', 'Salzburg'],
  '1100234504': ['MR', null, '1951-11-23', 'Dorfplatz 1', '3100', 'St. Pölten'],
  '1100234505': ['MISS', null, '1994-07-02', 'Landstraße 88/14', '4020', 'Linz'],
  '1100234506': ['DIVERSE', null, '2001-03-19', 'Maria-Theresien-Straße 21', '6020', 'Innsbruck'],
  '1100234507': ['MR', 'Mag.', '1972-12-24', 'Bahnhofstraße 5', '9020', 'Klagenfurt'],
  '1100234511': ['MISS', 'BSc', '1999-02-28', 'Neustiftgasse 64/7', '1070', 'Wien'],
  '1100234512': ['MR', null, '1983-08-15', 'Bregenzer Straße 40', '6900', 'Bregenz'],
  '1100234513': ['MISS', null, '1985-06-03', 'Bregenzer Straße 40', '6900', 'Bregenz'],
  '1100234514': ['MR', 'Ing.', '1968-10-09', 'Obere Hauptstraße 17', '7000', 'Eisenstadt'],
  '1100234515': [
    'NONE',
    'Univ.-Prof. Dr.',
    '1959-05-30',
    'Kirchschlager Bundesstraße 112/Stiege 4/Top 23',
    '9300',
    'Sankt Veit an der Glan',
  ],
  '1100234516': ['OPEN', null, '1990-12-01', 'Rainerstraße 3/11', '4600', 'Wels'],
  '1100234517': ['MISS', 'MSc', '1996-04-04', 'Grazer Straße 9', '8600', 'Bruck an der Mur'],
  '1100234518': ['INTER', null, '2003-09-17', 'Leopoldstraße 28/5', '6020', 'Innsbruck'],
  '1100234519': ['MISS', null, '1948-02-29', 'Am Kurpark 2', '4820', 'Bad Ischl'],
  '1100234520': ['MISS', 'Mag.a', '1977-07-21', 'Seestraße 51', '5310', 'Mondsee'],
}

type Account = [accountHolder: string, iban: string, signDate: string]

/** Josef's brother pays for him; Paul and Greta have one account. */
export const payingAccounts: Record<string, Account> = {
  '1100234501': ['Anna Gruber', 'AT611904300234573201', '2023-04-24'],
  '1100234502': ['Lukas Hofer', 'AT792011100012345678', '2021-09-01'],
  '1100234503': ['Dr. Maria Steiner', 'AT723200000001234567', '2019-02-18'],
  '1100234504': ['Karl Wallner', 'AT841200050012340987', '2017-10-30'],
  '1100234505': ['Elif Yılmaz', 'AT921500000456789012', '2022-05-12'],
  '1100234506': ['Theresa Pichler', 'AT666000000987654321', '2024-01-15'],
  '1100234507': ['Franz Eder', 'AT094501000023456789', '2020-05-20'],
  '1100234511': ['Clara Neumann', 'AT043200000700000511', '2024-01-22'],
  '1100234512': ['Paul und Greta Haas', 'AT046000002100000512', '2024-01-20'],
  '1100234513': ['Paul und Greta Haas', 'AT046000002100000512', '2024-01-20'],
  '1100234514': ['Ing. Bruno Leitgeb', 'AT511200050012340514', '2024-01-18'],
  '1100234515': ['Olga Winter', 'AT722011123400051500', '2024-01-17'],
  '1100234516': ['Emil Fink', 'AT541400012300051600', '2024-01-16'],
  '1100234517': ['Rosa Maier', 'AT251904300234500517', '2024-01-12'],
  '1100234518': ['Viktor Lang', 'AT291500000456700518', '2024-01-11'],
  '1100234519': ['Helga Sommer', 'AT343400000011220519', '2024-01-10'],
  '1100234520': ['Mag.a Ida Koller', 'AT074501000023450520', '2024-01-09'],
}

/** Who works for the bank. */
export const employees = ['1100234507']

const all = (agreed: boolean): UpdatePrivacySettingsRequest => ({
  contactViaEmail: agreed,
  contactViaSms: agreed,
  contactViaPhone: agreed,
  contactViaMail: agreed,
  contactViaSocialMedia: agreed,
  personalizedOffers: agreed,
  bigDataAnalysis: agreed,
  customerProfileData: agreed,
  dataAvailableToOthers: agreed,
})

const agreements: Record<string, UpdatePrivacySettingsRequest> = {
  '1100234501': { ...all(false), contactViaEmail: true, contactViaSms: true, personalizedOffers: true },
  '1100234502': all(true),
  '1100234503': all(false),
}

/** Most people want mails and nothing else. */
export const agreementOf = (bpNumber: string): UpdatePrivacySettingsRequest =>
  agreements[bpNumber] ?? { ...all(false), contactViaEmail: true }
