import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { SplitList } from "../shared/split-list";

type BenefitsProps = NonNullable<Queries.HomePageQuery["homePage"]>["benefits"];

/** What changes for the customer. */
export function Benefits({ action, more, ...list }: BenefitsProps) {
  return (
    <SplitList {...list} tone="mist">
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink {...action} variant="outline" size="lg" />
        <Link {...more} className="text-lake link-underlined" />
      </div>
    </SplitList>
  );
}
