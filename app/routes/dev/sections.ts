import type { ReactNode } from "react";
import type { LogoBrand } from "#app/components/ui/icons/Logo.tsx";
import { Alerts, Flashes } from "./sections/alerts.tsx";
import { Badges, Values } from "./sections/badges.tsx";
import { BrandPieces } from "./sections/brand.tsx";
import { Buttons } from "./sections/buttons.tsx";
import { Choices, Fields } from "./sections/fields.tsx";
import { Forms } from "./sections/forms.tsx";
import { AlertsOfTheCarrier, Texts } from "./sections/global-alerts.tsx";
import { Groups } from "./sections/groups.tsx";
import { HomePieces } from "./sections/home.tsx";
import { Icons } from "./sections/icons.tsx";
import { EditCards, Modals, Tooltips } from "./sections/overlays.tsx";
import { Nothing } from "./sections/nothing.tsx";
import { Progress } from "./sections/progress.tsx";
import { Surfaces } from "./sections/surfaces.tsx";
import { Tables } from "./sections/tables.tsx";
import { Breadcrumbs, Pagers, TabSets } from "./sections/navigation.tsx";

export type SectionProps = {
  brand: LogoBrand;
  /** This page as it was asked for, for samples of links: they stay where they are. */
  here: string;
};

export type GallerySection = {
  id: string;
  title: string;
  Samples: (props: SectionProps) => ReactNode;
};

/** Every section of /dev/components in its order: a file of samples each, and a line here. */
export const sections: readonly GallerySection[] = [
  { id: "buttons", title: "Buttons", Samples: Buttons },
  { id: "surfaces", title: "Cards and notices", Samples: Surfaces },
  { id: "alerts", title: "Alerts", Samples: Alerts },
  { id: "global-alerts", title: "Global alerts", Samples: AlertsOfTheCarrier },
  { id: "flash", title: "One-time messages", Samples: Flashes },
  { id: "badges", title: "Badges", Samples: Badges },
  { id: "values", title: "Money, days, small help", Samples: Values },
  { id: "tables", title: "Tables", Samples: Tables },
  { id: "pagers", title: "Pagers", Samples: Pagers },
  { id: "tabs", title: "Tabs", Samples: TabSets },
  { id: "breadcrumb", title: "Breadcrumb", Samples: Breadcrumbs },
  { id: "nothing", title: "Empty and unavailable", Samples: Nothing },
  { id: "fields", title: "Fields", Samples: Fields },
  { id: "choices", title: "Choices", Samples: Choices },
  { id: "forms", title: "Forms and steps", Samples: Forms },
  { id: "edit-cards", title: "Cards that are edited", Samples: EditCards },
  { id: "dialogs", title: "Dialogs", Samples: Modals },
  { id: "tooltips", title: "Tooltips", Samples: Tooltips },
  { id: "texts", title: "Texts from elsewhere", Samples: Texts },
  { id: "progress", title: "Progress", Samples: Progress },
  { id: "brand", title: "Brand, ID card, seals", Samples: BrandPieces },
  { id: "home", title: "Pieces of home", Samples: HomePieces },
  { id: "groups", title: "Groups", Samples: Groups },
  { id: "icons", title: "Icons", Samples: Icons },
];
