import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

// The folder is the guard: everything under routes/member stands inside routes/member/guard.tsx,
// and a test fails on a screen that does not (app/routes.test.ts).
export default [
  route("logout", "routes/public/logout/logout.tsx"),

  layout("routes/member/guard.tsx", [
    layout("routes/member/shell.tsx", [
      route("home", "routes/member/home/home.tsx"),
      route("account", "routes/member/account/account.tsx"),
      route("account/summary", "routes/member/account/summary/summary.tsx"),
      route("account/ebill", "routes/member/account/ebill/ebill.tsx"),
      route("benefits", "routes/member/benefits/benefits.tsx"),
      route("benefits/summary", "routes/member/benefits/summary/summary.tsx"),
      route("benefits/compare", "routes/member/benefits/compare/compare.tsx"),
      route("benefits/search", "routes/member/benefits/search/search.tsx"),
      route(
        "benefits/certificate-of-coverage",
        "routes/member/benefits/plan-documents/certificate.tsx",
      ),
      route("benefits/referrals", "routes/member/referrals/referrals.tsx"),
      route(
        "benefits/prior-authorization",
        "routes/member/benefits/plan-documents/prior-authorization.tsx",
      ),
      route("benefits/programs", "routes/member/programs/programs.tsx"),
      route("benefits/programs/:id", "routes/member/programs/program.tsx"),
      route(
        "benefits/medicare-materials",
        "routes/member/benefits/plan-documents/medicare-materials.tsx",
      ),
      route("benefits/dental/cost", "routes/member/benefits/dental-cost/dental-cost.tsx"),
      route("benefits/:category", "routes/member/benefits/category/category.tsx"),
      route("benefits/:category/claims", "routes/member/benefits/amounts/counted-claims.tsx"),
      route("history/:time/benefits/:category", "routes/member/benefits/day/history.tsx"),
      route("services/dental/:code", "routes/member/benefits/dental-service/service.tsx"),
      route(
        "details/:tier/dental/:code",
        "routes/member/benefits/dental-service/service-detail.tsx",
      ),
      route("claims", "routes/member/claims/list/claims.tsx"),
      route("claims/check-a-bill", "routes/member/claims/bill/bill.tsx"),
      route("claims/print", "routes/member/claims/print/print-claims.tsx"),
      route("claims/year/:year", "routes/member/claims/year/year.tsx"),
      route("claims/:claimType/:claimId/:memberSuffix", "routes/member/claims/claim/claim.tsx"),
      route(
        "claims/:claimType/:claimId/:memberSuffix/appeal",
        "routes/member/claims/appeal/appeal.tsx",
      ),
      route("eobs", "routes/member/eobs/eobs.tsx"),
      route("eobs/:documentId", "routes/member/eobs/eob.tsx"),
      route("id-card", "routes/member/id-card/card/id-card.tsx"),
      route("id-card/:suffix/:category", "routes/member/id-card/card/large-card.tsx"),
      route("id-card/mail/:category", "routes/member/id-card/send/mail-page.tsx"),
      route("id-card/:suffix/:category/email", "routes/member/id-card/send/email-card.tsx"),
      route("documents", "routes/member/documents/documents.tsx"),
      route("navitus", "routes/member/navitus/navitus.tsx"),
      route("find-care", "routes/member/find-care/find-care.tsx"),
      route("find-care/resources", "routes/member/find-care/resources/resources.tsx"),
      route("find-care/find-a-dentist", "routes/member/find-care/dentists/find-a-dentist.tsx"),
      route("passport-dental", "routes/member/passport-dental/passport-dental.tsx"),
      route(
        "find-care/primary-care",
        "routes/member/find-care/primary-care/family/primary-care.tsx",
      ),
      route(
        "find-care/primary-care/:suffix",
        "routes/member/find-care/primary-care/family/person-care.tsx",
      ),
      route(
        "find-care/primary-care/:suffix/search",
        "routes/member/find-care/primary-care/search/search.tsx",
      ),
      route(
        "find-care/primary-care/:suffix/choose",
        "routes/member/find-care/primary-care/choice/choose.tsx",
      ),
      route(
        "find-care/primary-care/:suffix/chosen",
        "routes/member/find-care/primary-care/choice/chosen.tsx",
      ),
      route("select-group", "routes/member/select-group/select-group.tsx"),
      route(
        "account/member-information",
        "routes/member/account/member-information/member-information.tsx",
      ),
      route("account/settings", "routes/member/account/settings/settings.tsx"),
      route("account/plan-benefits", "routes/member/account/plan-benefits/plan-benefits.tsx"),
      route(
        "account/proof-of-coverage",
        "routes/member/account/proof-of-coverage/proof-of-coverage.tsx",
      ),
      route(
        "account/settings/change-password",
        "routes/member/account/password/change-password.tsx",
      ),
      route("account/confidential", "routes/member/account/confidential/confidential.tsx"),
      route("account/support", "routes/member/support/help.tsx", { id: "help-center" }),
      route("account/download", "routes/member/account/download/download.tsx"),
      route("support/customer-service", "routes/member/support/help.tsx"),
    ]),
    route("support", "routes/member/support/support.ts"),
    route("resource-download", "routes/member/id-card/save/resource-download.tsx"),
    route("account/download/my-data.zip", "routes/member/account/download/my-data-zip.tsx"),
    route("claims/export.csv", "routes/member/claims/list/claims-csv.tsx"),
    route("claims/year/:year/export.csv", "routes/member/claims/year/year-csv.tsx"),
    route("eobs/:documentId/pdf", "routes/member/eobs/eob-pdf.tsx"),
    route("id-card/:suffix/:category/save", "routes/member/id-card/save/save-card.tsx"),
    route("resource-download/id-card.pdf", "routes/member/id-card/save/id-card-pdf.ts"),
  ]),

  layout("routes/token/guard.tsx", [
    route("sso-landing", "routes/token/sso-landing/sso-landing.tsx"),
    layout("routes/token/frame.tsx", [
      route("group-selection", "routes/token/group-selection/group-selection.tsx"),
      route("update-preferences", "routes/token/update-preferences/update-preferences.tsx"),
      route(
        "registration-policies",
        "routes/token/registration-policies/registration-policies.tsx",
      ),
    ]),
  ]),

  layout("routes/staff/guard.tsx", [
    layout("routes/staff/frame.tsx", [
      route("login-as", "routes/staff/login-as.tsx"),
      route("login-as/end", "routes/staff/end.ts"),
    ]),
  ]),

  layout("routes/dev/guard.tsx", [
    layout("routes/dev/frame.tsx", [route("dev/components", "routes/dev/components.tsx")]),
  ]),

  layout("routes/public/frame.tsx", [
    index("routes/public/start.ts"),
    route("manifest.webmanifest", "routes/public/manifest.ts"),
    route("brand.css", "routes/public/brand-sheet.ts"),
    route(".well-known/change-password", "routes/public/to-password.ts"),
    route("login", "routes/public/login/login.tsx"),
    route("login/provider", "routes/public/login/provider.ts"),
    route("login/provider/logout", "routes/public/login/provider-logout.ts"),
    route("appearance", "routes/public/appearance.ts"),
    route("language", "routes/public/language.ts"),
    route("contact-us", "routes/public/contact-us.tsx"),
    route("language-help", "routes/public/language-help/language-help.tsx"),
    route("session-ended", "routes/public/session-ended/session-ended.tsx"),
    route("dismiss-alert", "routes/public/dismiss-alert.ts"),
    route("registration", "routes/public/registration/who.tsx"),
    route("registration/account", "routes/public/registration/account.tsx"),
    route("registration/security", "routes/public/registration/security.tsx"),
    route("recovery/username", "routes/public/recovery/username.tsx"),
    route("recovery/username/sent", "routes/public/recovery/sent.tsx"),
    route("recovery/password", "routes/public/recovery/password.tsx"),
    route("recovery/password/questions", "routes/public/recovery/questions.tsx"),
    route("recovery/password/new", "routes/public/recovery/new-password.tsx"),
    route("error/:status", "routes/public/error.tsx"),
    route("*", "routes/public/not-found.ts"),
  ]),
] satisfies RouteConfig;
