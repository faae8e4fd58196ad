import { Link } from "../../components/link";
import { NoBreakWords } from "../../components/no-break-words";
import { PictureHero } from "../shared/picture-hero";
import { NightBefore } from "./night-before";
import { ScoreCard } from "./score-card";

type HomeHeroProps = NonNullable<Queries.HomePageQuery["homePage"]>["hero"] & {
  card: Queries.ProductViewsScore;
  /** Says that the card is an example. */
  example: string;
};

/** First screen of the home page: what the agent knows of one lead lies on the picture. */
export function HomeHero({ more, note, card, example, lamp, ...hero }: HomeHeroProps) {
  return (
    <PictureHero
      {...hero}
      overPicture={lamp && <NightBefore />}
      card={
        <figure>
          <figcaption className="sr-only">{example}</figcaption>
          <ScoreCard {...card} />
        </figure>
      }
    >
      <p className="mt-4 text-note text-slate">
        <NoBreakWords text={note} /> <Link {...more} className="mt-1 block w-fit py-1 text-lake link-underlined" />
      </p>
    </PictureHero>
  );
}
