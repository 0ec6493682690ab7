import type { PageName } from "../platform/pages/messages.it.ts";
import type { LoadPage } from "./loaders.ts";

/**
 * All that the first files load later. It stands in a file that no other imports, since it contains the names of the built files, which
 * change with each release (docs/adr/0009).
 */
export const laterFiles = {
  pages: {
    login: () => import("../rooms/access/signIn/LoginPage.tsx"),
    register: () => import("../rooms/access/registration/RegistrationPage.tsx"),
    registered: () => import("../rooms/access/registration/RegisteredPage.tsx"),
    registrationConfirmed: () => import("../rooms/access/registration/RegistrationConfirmedPage.tsx"),
    forgotEmail: () => import("../rooms/access/recovery/ForgotEmailPage.tsx"),
    forgotPassword: () => import("../rooms/access/recovery/ForgotPasswordPage.tsx"),
    resetPassword: () => import("../rooms/access/recovery/ResetPasswordPage.tsx"),
    passwordUpdate: () => import("../rooms/access/recovery/PasswordUpdatePage.tsx"),
    passwordUpdated: () => import("../rooms/access/recovery/PasswordUpdatedPage.tsx"),
    emailUpdated: () => import("../rooms/access/recovery/EmailUpdatedPage.tsx"),
    validateEmail: () => import("../rooms/access/recovery/ValidateEmailPage.tsx"),
    migrateEmail: () => import("../rooms/access/migration/MigrateEmailPage.tsx"),
    migratePassword: () => import("../rooms/access/migration/MigratePasswordPage.tsx"),
    migrateDone: () => import("../rooms/access/migration/MigrateDonePage.tsx"),
    paymentTermEmailUpdated: () => import("../rooms/payments/billing/BillEmailConfirmedPage.tsx"),
    gdoVoucherDetail: () => import("../rooms/vouchers/detail/RetailVoucherPage.tsx"),
    landingPage: () => import("../rooms/access/landing/LandingPage.tsx"),
    maintenanceLandingPage: () => import("../rooms/access/landing/MaintenanceLandingPage.tsx"),
    cookies: () => import("./legal/CookiesPage.tsx"),
    accessibility: () => import("./legal/AccessibilityPage.tsx"),
    notFoundPage: () => import("./pages/NotFoundPage.tsx"),
    errorPage: () => import("./pages/ErrorPage.tsx"),
    home: () => import("../rooms/home/HomePage.tsx"),
    bills: () => import("./joined/BillsListPage.tsx"),
    billWhy: () => import("../rooms/bills/why/BillWhyPage.tsx"),
    billDetail: () => import("./joined/BillDetailPage.tsx"),
    supplies: () => import("../rooms/supplies/SuppliesPage.tsx"),
    supplyDetail: () => import("./joined/SupplyDetailPage.tsx"),
    consumptions: () => import("./joined/ConsumptionsPage.tsx"),
    selfReading: () => import("../rooms/readings/ReadingsPage.tsx"),
    enterReading: () => import("./joined/ReadingEntryPage.tsx"),
    readingSent: () => import("../rooms/readings/enter/ReadingSentPage.tsx"),
    readingDetail: () => import("../rooms/readings/ReadingDetailPage.tsx"),
    requests: () => import("./joined/MyRequestsPage.tsx"),
    notifications: () => import("./joined/NoticesPage.tsx"),
    vouchers: () => import("../rooms/vouchers/VouchersPage.tsx"),
    voucherDetail: () => import("../rooms/vouchers/detail/VoucherDetailPage.tsx"),
    bringAFriend: () => import("../rooms/account/referral/BringAFriendPage.tsx"),
    profileDashboard: () => import("../rooms/account/profile/ProfileDashboardPage.tsx"),
    credentials: () => import("../rooms/account/credentials/CredentialsPage.tsx"),
    myData: () => import("../rooms/account/profile/MyDataPage.tsx"),
    contacts: () => import("../rooms/account/profile/ContactsPage.tsx"),
    address: () => import("../rooms/account/profile/AddressPage.tsx"),
    consents: () => import("../rooms/account/consents/ConsentsPage.tsx"),
    accountStatement: () => import("../rooms/bills/statement/StatementPage.tsx"),
    changePayment: () => import("./joined/PaymentChangePage.tsx"),
    changeCadastral: () => import("../rooms/account/cadastral/ChangeCadastralPage.tsx"),
  } satisfies Record<PageName, LoadPage>,
  privateArea: () => import("./frames/PrivateArea.tsx"),
  announcements: () => import("./announcements/Announcements.tsx"),
  severalLanguages: () => import("./language/severalLanguages.ts"),
  typed: () => import("./start/typed.tsx"),
  startFailure: () => import("./start/StartFailure.tsx"),
  maintenance: () => import("./start/MaintenancePage.tsx"),
  telemetry: () => import("../platform/telemetry/start.ts"),
};

type Table = typeof laterFiles;

declare module "./loaders.ts" {
  interface LaterFiles extends Table {}
}
