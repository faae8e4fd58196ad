import { graphql, type PageProps } from "gatsby";
import { Picture } from "../components/picture";
import { ContactForm } from "../features/contact-form/contact-form";
import { Reveal } from "../features/reveal/reveal";
import { Seo } from "../layout/seo";
import { toPicture } from "../lib/picture-data";
import { required } from "../lib/required";
import { CompanyCard } from "../sections/contact/company-card";
import { NextSteps } from "../sections/contact/next-steps";

export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { seo, hero, company, next, form } = required(data.contactPage, "contact.json");
  const { url, company: address } = required(data.siteSettings, "site.json");
  return (
    <>
      <Seo {...seo} path="/contact" />
      {/* A phone opens with the map; wider, it is part of the company's card. */}
      <Picture
        picture={{ ...toPicture(company.picture), alt: "" }}
        sizes="(min-width: 48rem) 1px, 100vw"
        className="aspect-3/2 h-auto max-h-[34svh] w-full object-cover object-[50%_75%] md:hidden"
      />
      <div className="container-page grid gap-x-14 pb-24 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="pt-8 pb-12 md:pt-20 lg:col-span-7 lg:pb-14">
          <h1 className="text-headline">{hero.title}</h1>
          <p className="mt-6 max-w-measure text-lead text-slate">{hero.text}</p>
        </div>
        <section
          id="form"
          tabIndex={-1}
          aria-labelledby="form-title"
          className="postcard p-[min(1rem,4vw)] scroll-target-form max-sm:-mx-2 md:px-9 md:py-8 lg:col-span-7"
        >
          <h2 id="form-title" className="text-heading">
            {form.title}
          </h2>
          <p className="mt-3 mb-8 text-slate">{form.text}</p>
          <ContactForm copy={form} pageUrl={`${url}/contact`} hash={location.hash} />
        </section>
        <Reveal className="mt-14 max-sm:-mx-2 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:mt-20">
          <CompanyCard {...company} company={address} />
        </Reveal>
      </div>
      <NextSteps {...next} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      seo { ...SeoFields }
      hero { title text }
      company {
        title
        addressLabel
        emailLabel
        phoneLabel
        phone { ...LinkFields }
        replyLabel
        replyTime
        hoursLabel
        hours { days time }
        reply
        picture { ...ColumnPicture }
      }
      next {
        title
        text
        steps { flag meaning title time text }
      }
      form {
        title
        text
        note
        fields {
          name { label placeholder }
          email { label placeholder }
          company { label placeholder }
          phone { label placeholder }
          interest { label placeholder options { value label } }
          message { label placeholder }
        }
        errors { name email interest message }
        tooLong
        addressOnly
        invisible
        leaveEmpty
        subject
        subjectWithoutScript
        submit
        submitting
        slow { title text }
        success { title text }
        sent
        failure { title text }
        uncertain { title text }
        interrupted { title text }
        privacy { ...LinkFields }
      }
    }
    siteSettings {
      url
      company { street postalCode city country email }
    }
  }
`;
